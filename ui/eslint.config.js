import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

/** The rooms of src/ from the ground up; a room imports only from those before it. */
const ROOMS = [
  'device',
  'theme',
  'texts',
  'net',
  'art',
  'components',
  'play',
  'motion',
  'games',
  'table',
  'screens',
];
/** Inside the table: what is shown, then what shows it. */
const TABLE = ['log', 'ask', 'review', 'end', 'standing', 'seats', 'signals', 'shell'];
const GAMES = ['dice-town', 'gentlemans-deal', 'poker-dice'];

const UPWARDS = { regex: '^\\.\\./', message: 'Import from other rooms by @/room/file.' };

function forbid(files, rooms) {
  const regex = `^@/(?!net/wire$)(?:${rooms.join('|')})/`;
  const message = `Imports go one way: nothing of ${rooms.join(', ')} here.`;
  const patterns = rooms.length ? [UPWARDS, { regex, message }] : [UPWARDS];
  return { files, rules: { 'no-restricted-imports': ['error', { patterns }] } };
}

const oneWay = [
  ...ROOMS.map((room, place) => forbid([`src/${room}/**`], ROOMS.slice(place + 1))),
  ...TABLE.map((room, place) =>
    forbid(
      [`src/table/${room}/**`],
      ['screens', ...TABLE.slice(place + 1).map((later) => `table/${later}`)],
    ),
  ),
  ...GAMES.map((game) =>
    forbid(
      [`src/games/${game}/**`],
      ['table', 'screens', ...GAMES.filter((other) => other !== game).map((one) => `games/${one}`)],
    ),
  ),
];

export default ts.config(
  { ignores: ['src/net/wire.ts', 'node_modules/'] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        extraFileExtensions: ['.svelte'],
      },
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { parser: ts.parser, svelteConfig },
    },
    rules: {
      // Sets of listeners and timers are not shown, so nothing needs to react to them.
      'svelte/prefer-svelte-reactivity': 'off',
      // ESLint cannot infer types inside templates; svelte-check does.
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  {
    rules: {
      // What the house sends is made of words and numbers, though its type is unknown.
      '@typescript-eslint/no-base-to-string': 'off',
      'max-len': ['error', { code: 1000, comments: 100, ignoreUrls: true }],
    },
  },
  {
    files: ['*.js', 'dev/*.mjs'],
    ...ts.configs.disableTypeChecked,
    languageOptions: { ...ts.configs.disableTypeChecked.languageOptions, globals: globals.node },
  },
  ...oneWay,
);
