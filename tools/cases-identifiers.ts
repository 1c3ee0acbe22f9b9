import { Aadhaar, EsiNumber, Gstin, Ifsc, Pan, Tan, Uan, verhoeff } from '../contract/identifiers.ts'
import type { Adapter } from '../engine/cases/case.ts'
import { choice, flag, text } from '../engine/cases/read.ts'

/** The rule of identifiers: checked by the contract, which the engine does not import. */
export const identifierAdapters: Readonly<Record<string, Adapter>> = {
  validate: (_book, input) => {
    const kind = choice(input, 'kind', kinds)
    const given = input['value']
    const value = typeof given === 'number' ? String(given) : text(input, 'value')
    if (kind !== 'pan') return { valid: checks[kind](value) }
    const pan = value.toUpperCase()
    return { valid: parses(Pan, pan) && (!flag(input, 'individual', false) || isPerson(pan)) }
  },
}

const checks = {
  tan: (value: string) => parses(Tan, value),
  ifsc: (value: string) => parses(Ifsc, value),
  uan: (value: string) => parses(Uan, value),
  esicIp: (value: string) => value.length === 10 && parses(EsiNumber, value),
  esicEmployer: (value: string) => value.length === 17 && parses(EsiNumber, value),
  pincode: (value: string) => /^[1-9]\d{5}$/.test(value),
  mobile: (value: string) => /^[6-9]\d{9}$/.test(value),
  gstin: (value: string) => parses(Gstin, value),
  aadhaar: (value: string) => parses(Aadhaar, value),
  verhoeff,
}

const kinds = ['pan', ...(Object.keys(checks) as (keyof typeof checks)[])] as const

/** Empty values are invalid here, as are lower case and spaces, which a form accepts. */
function parses(
  schema: { safeParse: (value: string) => { success: boolean; data?: string | null } },
  value: string,
): boolean {
  const result = schema.safeParse(value)
  return result.success && result.data === value
}

/** The fourth letter of a PAN shows the kind of holder. */
function isPerson(pan: string): boolean {
  return pan.charAt(3) === 'P'
}
