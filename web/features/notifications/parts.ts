import { lazyPart } from '../../shared/part/lazy-part.tsx'

export const NotificationBell = lazyPart(() => import('./notification-bell.tsx'))
