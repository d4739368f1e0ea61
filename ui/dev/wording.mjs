// Puts events, asks and answers in words as the page does, for tests: cases as JSON on stdin, texts
// as JSON on stdout.
// { languages, games: [{ name, words, names, reader, cases: [[method, ...arguments]] }] }
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

globalThis.document = { documentElement: {}, querySelector: () => null };
const chunks = [];
for await (const chunk of process.stdin) chunks.push(chunk);
const { languages, games } = JSON.parse(Buffer.concat(chunks).toString());

const server = await createServer({
  configFile: false,
  root: new URL('..', import.meta.url).pathname,
  plugins: [svelte()],
  resolve: { alias: { '@': '/src' } },
  server: { middlewareMode: true, fs: { allow: ['..'] }, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
  logLevel: 'error',
});
const { i18n } = await server.ssrLoadModule('/src/texts/language.svelte.ts');
const { Wording } = await server.ssrLoadModule('/src/texts/wording.ts');
const told = {};
for (const language of languages) {
  await i18n.load(language);
  told[language] = games.map(({ name, words, names, reader, cases }) => {
    const wording = new Wording(name, words, names, reader);
    return cases.map(([method, ...values]) => wording[method](...values));
  });
}
process.stdout.write(JSON.stringify(told));
await server.close();
