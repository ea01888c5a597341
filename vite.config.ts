import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // The Content-Security-Policy allows no data: script or font; small files stay files.
    assetsInlineLimit: 0,
  },
  server: { middlewareMode: true },
});
