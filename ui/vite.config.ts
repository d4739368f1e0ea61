import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

/** Leaves the comments of Fluent files out of the page. */
const fluentWithoutComments: Plugin = {
  name: 'fluent-without-comments',
  transform(code, id) {
    if (!id.endsWith('.ftl?raw')) return null;
    const text = JSON.parse(code.replace('export default ', '')) as string;
    return `export default ${JSON.stringify(text.replace(/^#.*\n/gm, ''))}`;
  },
};

export default defineConfig({
  plugins: [svelte(), fluentWithoutComments],
  resolve: { alias: { '@': '/src' } },
  build: {
    outDir: '../src/fivecups/web/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What several screens share comes in one file: thirty small ones cost more than they carry.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /\/src\/(art\/(?!cards)|components|device|net|play\/(seats|playerNames|botNames)|texts\/(?!languages))/,
              minShareCount: 2,
              priority: 1,
            },
            { name: 'table', test: /\/src\/(play|table)\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } },
  },
});
