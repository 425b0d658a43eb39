import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  // The build folder is ours alone; sizes are watched by a test, not by a warning.
  build: { chunkSizeWarningLimit: 1000, reportCompressedSize: false },
})
