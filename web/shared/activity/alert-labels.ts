import { t } from '@lingui/core/macro'
import type { AlertKind } from '@muster/contract/security/alert-kinds.ts'

/** The words for each kind of alert. */
export const alertLabels: Readonly<Record<AlertKind, string>> = {
  bank: t`Bank accounts before pay day`,
  access: t`Privileged access granted`,
  export: t`Files with many people's data`,
  import: t`Large imports, and undoing them`,
  failures: t`Many failed sign-ins`,
  secondStep: t`Second step turned off by HR`,
  signIn: t`Sign-in settings and API keys`,
  scimToken: t`SCIM tokens created`,
  reveal: t`Many numbers revealed`,
  chain: t`Activity log tampered with`,
  erasure: t`Personal data to be erased`,
  alerts: t`Security alerts turned on or off`,
}
