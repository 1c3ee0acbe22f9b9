import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { chunkGroups } from './build/chunk-groups.ts'
import { firstPages } from './build/first-pages.ts'
import { messagePreset } from './build/messages.ts'
import { thirdPartyNotices } from './build/notices/third-party-notices.ts'
import { precompressed } from './build/precompressed.ts'
import { sizeBudget } from './build/size-budget.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../.cache/vite',
  plugins: [
    react(),
    babel({ presets: [messagePreset(), reactCompilerPreset()] }),
    firstPages(),
    thirdPartyNotices(),
    precompressed(),
    sizeBudget(),
  ],
  server: {
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
  build: {
    manifest: true,
    target: 'es2023',
    // The budget below is more precise than a warning by file.
    chunkSizeWarningLimit: 2000,
    // The content security policy refuses data URLs.
    assetsInlineLimit: 0,
    // All supported browsers have it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups() },
      },
    },
  },
})
