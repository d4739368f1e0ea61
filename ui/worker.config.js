// The worker that keeps the page on a device: built after the page, whose files it names.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vite';

const PAGE = '../src/fivecups/web/static';
const files = readdirSync(`${PAGE}/assets`)
  .filter((name) => !name.endsWith('.gz'))
  .sort()
  .map((name) => `/assets/${name}`);
const version = createHash('sha256')
  .update(readFileSync(`${PAGE}/index.html`))
  .update(files.join())
  .digest('hex')
  .slice(0, 12);

export default defineConfig({
  publicDir: false,
  resolve: { alias: { '@': '/src' } },
  define: { FILES: JSON.stringify(files), VERSION: JSON.stringify(version) },
  build: {
    outDir: PAGE,
    emptyOutDir: false,
    target: 'es2022',
    lib: {
      entry: 'src/worker/worker.ts',
      formats: ['iife'],
      name: 'worker',
      fileName: () => 'worker.js',
    },
  },
});
