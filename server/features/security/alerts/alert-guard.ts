import type { z } from 'zod'
import type { AlertKind } from '@muster/contract/security/alert-kinds.ts'
import type { AlertDelivery } from '@muster/contract/security/alert.routes.ts'
import { say, verbatim } from '@muster/engine/sentence.ts'
import type { Actor } from '../../../platform/actor.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import { companySetting } from '../../../platform/sensitive/company-setting.ts'
import { settings } from './alert-settings.ts'

/** Turning alerts of a kind off. */
export async function alertGuard(tx: Tx, actor: Actor, { kind, isOn }: { kind: AlertKind; isOn: boolean }) {
  const before = await settings(tx, actor)
  if (isOn || before.kinds.find((one) => one.kind === kind)?.isOn === false) return null
  return {
    ...companySetting(tx, say`Turn off security alerts`),
    changes: [{ label: kindSaid[kind], from: say`On`, to: say`Off` }],
    now: () => Promise.resolve(before),
  }
}

/** Someone no longer receives alerts, or fewer of them are sent. */
export async function deliveryGuard(tx: Tx, actor: Actor, { recipients, bankDays }: z.output<typeof AlertDelivery>) {
  const before = await settings(tx, actor)
  const lost = before.people.filter(({ account, isTold }) => isTold && !recipients.includes(account))
  const isFewer = bankDays < before.bankDays
  if (lost.length === 0 && !isFewer) return null
  return {
    ...companySetting(tx, say`Delivery of security alerts`),
    changes: [
      ...lost.map(({ name }) => ({ label: say`Receives alerts`, from: verbatim(name), to: null })),
      ...(isFewer
        ? [
            {
              label: say`Days before pay day`,
              from: verbatim(String(before.bankDays)),
              to: verbatim(String(bankDays)),
            },
          ]
        : []),
    ],
    now: () => Promise.resolve(before),
  }
}

const kindSaid = {
  bank: say`Bank accounts changed before pay day`,
  access: say`Privileged access`,
  export: say`Downloads`,
  import: say`Imports`,
  failures: say`Failed sign-ins`,
  secondStep: say`Second step turned off`,
  signIn: say`Sign-in settings and API keys`,
  scimToken: say`SCIM tokens`,
  reveal: say`Numbers revealed`,
  chain: say`Activity log altered`,
  erasure: say`Erasure of personal data`,
  alerts: say`Changes to these alerts`,
} as const
