import { t } from '@lingui/core/macro'
import type { Screen } from '../../shared/screen.ts'

export const screens: Screen[] = [
  {
    path: '/home/settings/api-keys',
    title: t`API keys`,
    access: 'admin',
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./api-key/api-keys-screen.tsx'),
  },
  {
    path: '/home/settings/webhooks',
    title: t`Webhooks`,
    access: 'admin',
    parent: { title: t`Settings`, path: '/home/settings' },
    load: () => import('./webhook/webhooks-screen.tsx'),
  },
  {
    path: '/home/settings/webhooks/:id',
    title: t`Webhook`,
    access: 'admin',
    parent: { title: t`Webhooks`, path: '/home/settings/webhooks' },
    load: () => import('./webhook/webhooks-screen.tsx'),
  },
]
