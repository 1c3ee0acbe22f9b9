import type { App } from '../../../platform/app.ts'

/** Where the identity provider sends a person back to. */
export const callbackOf = ({ config }: Pick<App, 'config'>): string => `${config.publicUrl}/sso/callback`
