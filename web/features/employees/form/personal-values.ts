import { states } from '../../../shared/format/states.ts'
import { countries } from '../countries.ts'
import type { Personal } from '../employee-labels.ts'

type Body = Record<string, unknown>
type Address = Personal['currentAddress']

/** Initial values of the personal details. A stored number is left out so that it is not sent again. */
export function personalValues(personal: Personal) {
  const kept = (number: string | null) => (number === null ? '' : undefined)
  const numbers = personal.canSeeIdentity
    ? {
        pan: kept(personal.pan),
        aadhaar: kept(personal.aadhaar),
        uan: kept(personal.uan),
        esi: kept(personal.esi),
      }
    : {}
  return {
    birthDate: personal.birthDate,
    gender: personal.gender ?? '',
    nationality: countries.find(({ value }) => value === personal.nationality) ?? null,
    ...numbers,
    ...homeValues(personal),
  }
}

/** The part that people change themselves. */
export function homeValues(personal: Personal) {
  const { currentAddress: current, permanentAddress: permanent } = personal
  return {
    bloodGroup: personal.bloodGroup ?? '',
    maritalStatus: personal.maritalStatus ?? '',
    currentAddress: addressValues(current),
    permanentAddress: addressValues(permanent),
    isSame: lineOf(current) === lineOf(permanent),
  }
}

const addressValues = (address: Address) => ({
  ...address,
  state: states.find(({ value }) => value === address.state) ?? null,
})

export const lineOf = (address: Address) => Object.values(address).filter(Boolean).join(', ')

/** An empty address line is empty, not absent; one address may serve as both. */
export function homeBody({ isSame, currentAddress, permanentAddress, ...body }: Body): Body {
  const current = withTexts(currentAddress)
  return { ...body, currentAddress: current, permanentAddress: isSame === true ? current : withTexts(permanentAddress) }
}

export function personalBody(body: Body): Body {
  const { nationality, ...rest } = homeBody(body)
  return { ...rest, nationality: nationality ?? 'IN' }
}

function withTexts(address: unknown): Body {
  return Object.fromEntries(Object.entries((address ?? {}) as Body).map(([key, value]) => [key, value ?? '']))
}
