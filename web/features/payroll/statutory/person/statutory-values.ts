import type { Identity, Statutory } from './identity-labels.ts'

/** The details in the shape of the form: a voluntary contribution is a type and two amounts. */
export function editedIdentity({ value, month }: Statutory) {
  const { vpf, ...plain } = value
  return {
    from: month,
    note: '',
    vpfType: vpf.type,
    vpfPaise: vpf.type === 'amount' ? vpf.monthlyPaise : null,
    vpfPercent: vpf.type === 'rate' ? vpf.basisPoints / 100 : null,
    eps: value.epsMember === null ? 'byFacts' : value.epsMember ? 'member' : 'notMember',
    value: plain,
  }
}

/** The details to send. Someone outside PF has none of the fields that belong to it. */
export function sentIdentity({ from, note, vpfType, vpfPaise, vpfPercent, eps, value }: Record<string, unknown>) {
  const held = value as Omit<Identity, 'vpf'>
  const epsMember = eps === 'byFacts' ? null : eps === 'member'
  const outside = held.pfMember ? { epsMember } : { epsMember: null, epsFrom17Sep2026: false, pfOnFullWages: false }
  const basisPoints = typeof vpfPercent === 'number' ? Math.round(vpfPercent * 100) : null
  const chosen = held.pfMember ? vpfType : 'none'
  const vpf =
    chosen === 'amount'
      ? { type: 'amount', monthlyPaise: vpfPaise }
      : chosen === 'rate'
        ? { type: 'rate', basisPoints }
        : { type: 'none' }
  return { from, note: note ?? '', value: { ...held, ...outside, vpf, relativeName: held.relativeName ?? '' } }
}

/** The form field that shows an error of the request. */
export function fieldOfIdentity(path: string): string {
  if (path === 'value.vpf.monthlyPaise') return 'vpfPaise'
  if (path === 'value.vpf.basisPoints') return 'vpfPercent'
  if (path === 'value.epsMember') return 'eps'
  return path.startsWith('value.vpf') ? 'vpfType' : path
}
