import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [svelte()],
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
              test: /\/src\/((art\/(?!cards)|components)\/|device\/(drafts|shortcuts))/,
              minShareCount: 2,
            },
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
