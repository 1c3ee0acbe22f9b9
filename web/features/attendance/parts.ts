import { lazyPart } from '../../shared/part/lazy-part.tsx'

/** Time worked and the punch button, in the header of whoever punches. */
export const PunchControl = lazyPart(() => import('./punch/punch-control.tsx'))
