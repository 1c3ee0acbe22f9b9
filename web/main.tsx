import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import './shared/theme/base.css'
import { begin } from './app/begin.ts'
import { router } from './app/router.tsx'

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')
await begin()
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router()} />
  </StrictMode>,
)
