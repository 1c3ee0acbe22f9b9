import babel from '@rolldown/plugin-babel'
import react, { reactCompilerPreset } from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { precompressed } from './build/precompressed.ts'
import { sizeBudget } from './build/size-budget.ts'

const server = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`

/** Parts of the component library that only some pages need; the frame does without. */
const fields = 'Chip|FilledInput|Input|NativeSelect|Select|Slider'
const others = 'LinearProgress|Tab|Tabs|TabScrollButton'
const choices = 'Autocomplete|InputLabel|TextField|useAutocomplete'
const tables = 'Table\\w*|Pagination\\w*|usePagination'
const muiPart = (parts: string) => new RegExp(`/node_modules/@mui/material/(${parts})[/.]`)
const muiBase = new RegExp(
  `/node_modules/(@emotion|stylis|@popperjs|@mui/(?!x-|material/(${fields}|${others}|${choices}|${tables}|Accordion\\w*|Avatar\\w*|Badge|Step\\w*|Toggle\\w*)[/.]))`,
)

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../.cache/vite',
  plugins: [react(), babel({ presets: [reactCompilerPreset()] }), precompressed(), sizeBudget()],
  server: {
    proxy: { '/api': server, '/socket.io': { target: server, ws: true } },
  },
  build: {
    manifest: true,
    target: 'es2023',
    // The budget below knows better than a warning by file.
    chunkSizeWarningLimit: 2000,
    // Data addresses are refused by the content security policy.
    assetsInlineLimit: 0,
    // Preloads are told by the server from the manifest; an inline helper is not needed by any browser we serve.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: packages('react', 'react-dom', 'scheduler', 'react-router', 'zustand'),
              priority: 40,
            },
            { name: 'zod', test: packages('zod'), priority: 30 },
            { name: 'forms', test: packages('react-hook-form', '@hookform/resolvers'), priority: 20 },
            // A group takes what its modules need along, so the base of the component library comes first.
            { name: 'mui', test: muiBase, priority: 15 },
            { name: 'mui-fields', test: muiPart(fields), priority: 12 },
            { name: 'mui-choices', test: muiPart(choices), priority: 11 },
            { name: 'mui-table', test: muiPart(tables), priority: 10 },
            { name: 'dates', test: packages('@mui/x-date-pickers', '@mui/x-internals', 'dayjs'), priority: 9 },
          ],
        },
      },
    },
  },
})

function packages(...names: readonly string[]): RegExp {
  return new RegExp(`/node_modules/(${names.map((name) => name.replaceAll('/', '\\/')).join('|')})/`)
}
