import path from 'node:path'
import { build } from 'vite'

/** Builds the script of dormant pages by itself: it shares no file with the pages' own scripts. */
export async function buildDormantScript(clientFolder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      outDir: path.join(clientFolder, 'assets'),
      emptyOutDir: false,
      // Imports without what Vite adds to preload their files.
      lib: {
        entry: { dormant: path.join(import.meta.dirname, 'dormant-script.ts') },
        formats: ['es'],
      },
      rolldownOptions: {
        preserveEntrySignatures: false,
        output: {
          minify: true,
          entryFileNames: '[name]-[hash:7].js',
          chunkFileNames: 'when-measured-[hash:7].js',
        },
      },
    },
  })
}
