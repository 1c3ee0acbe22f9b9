import { asValue } from '../../../platform/audit/audit.ts'
import type { z } from 'zod'
import type { OwnLawInput } from '@muster/contract/payroll/statutory/statutory-law.routes.ts'
import type { RegistrationAnswers } from '@muster/contract/payroll/statutory/statutory-registration.routes.ts'
import type { StatutorySettingInput } from '@muster/contract/payroll/statutory/statutory-settings.routes.ts'
import type { Id } from '@muster/contract/values.ts'
import { indianLaws } from '@muster/engine/statute-book/india.ts'
import { wordsOf } from '@muster/engine/law/use.ts'
import { stateName } from '@muster/engine/payroll/rules/in/state-names.ts'
import { say, type Sentence, plain, verbatim } from '@muster/engine/sentence.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { ShownChange } from '../../../platform/sensitive/sensitive.ts'
import { isSettingUp } from '../locked-month/setting-up.ts'
import { lawErrors } from './law/law-check.ts'
import { ownRow } from './law/law.queries.ts'
import { shapeOf } from './law/law-shape.ts'
import { registrations } from './registration/registration.ts'
import { fieldChanges } from './setting/changes.ts'
import { settingOf } from './setting/save.ts'
import { settingsIn } from './setting/setting.queries.ts'
import { statutorySettings, valueOf } from './setting/settings.ts'

/** Fields are identified by names that the screen can label: `pf.epfRate`. */
export async function settingGuard(tx: Tx, input: z.output<typeof StatutorySettingInput>) {
  if (await isSettingUp(tx)) return null
  const { section, from, note } = input
  const setting = await settingOf(tx, input)
  const before = valueOf(await settingsIn(tx, { month: from }), section, from, setting.state, setting.locationId)
  const company = (await statutorySettings(tx, `${from}-01`)).tds.tan
  const was = 'tan' in before ? { ...before, tan: company } : before
  const title =
    setting.state === null
      ? say`${sectionWords[section]} settings from ${{ month: from }}`
      : say`${sectionWords[section]} settings in ${stateName(setting.state.slice(3))} from ${{ month: from }}`
  const changed = fieldChanges(was, { ...was, ...setting.value })
  return {
    ...ofLaw(tx, title),
    changes: [
      ...changed.map(({ field, from: was, to }) => ({
        label: `${section}.${field}` as const,
        from: asValue(was),
        to: asValue(to),
      })),
      ...(note === '' ? [] : [{ label: say`Note`, from: null, to: verbatim(note) }]),
    ],
    now: (change: Id) => Promise.resolve({ _id: change as string }),
  }
}

export async function tanGuard(tx: Tx, { tan }: { tan: string | null }) {
  if (await isSettingUp(tx)) return null
  return {
    ...ofLaw(tx, say`TAN of the company`),
    changes: [{ label: say`TAN`, from: null, to: asValue(tan) }],
    now: nothing,
  }
}

export async function registrationGuard(tx: Tx, { answers }: z.output<typeof RegistrationAnswers>) {
  if (await isSettingUp(tx)) return null
  const known = await registrations(tx)
  const changes: ShownChange[] = answers.map(({ section, answer, number, since, ...place }) => {
    const state = 'state' in place ? place.state : null
    const before = known.find((one) => one.section === section && one.state === state)?.answer ?? null
    const numbered = number === null ? answerWords[answer] : say`${answerWords[answer]}, ${number}`
    return {
      label:
        state === null ? say`${sectionWords[section]}` : say`${sectionWords[section]}, ${stateName(state.slice(3))}`,
      from: before === null ? say`Not confirmed` : answerWords[before],
      to: since === null ? numbered : say`${numbered} from ${{ month: since }}`,
    }
  })
  return { ...ofLaw(tx, say`Registrations`), changes, now: nothing }
}

export async function ownLawGuard(tx: Tx, { law: id, from, source, value }: z.output<typeof OwnLawInput>) {
  if (await isSettingUp(tx)) return null
  const law = indianLaws.find((one) => one.id === id)
  // Values that this law cannot have are refused by the call itself.
  const isValue = law !== undefined && lawErrors(shapeOf(law, indianLaws), value).length === 0
  return {
    ...ofLaw(tx, say`Override: ${law?.name ?? id}`),
    changes: [
      {
        label: law?.name ?? plain(id),
        from: null,
        to: isValue ? asValue(wordsOf(law, value)) : null,
      },
      { label: say`From`, from: null, to: { day: from } },
      { label: say`Source`, from: null, to: verbatim(source) },
    ],
    now: (change: Id) => Promise.resolve({ _id: change }),
  }
}

export async function ownLawEndGuard(tx: Tx, id: Id) {
  if (await isSettingUp(tx)) return null
  const override = await ownRow(tx, { id })
  if (!override) return null
  const law = indianLaws.find((one) => one.id === override.law)
  const name = law?.name ?? plain(override.law)
  return {
    ...ofLaw(tx, say`Remove override: ${name}`),
    changes: [{ label: name, from: say`Override from ${{ day: override.from }}`, to: null }],
    now: nothing,
  }
}

const sectionWords = {
  pf: say`PF`,
  esi: say`ESI`,
  pt: say`Professional tax`,
  lwf: say`LWF`,
  tds: say`TDS`,
  gratuity: say`Gratuity`,
  bonus: say`Bonus`,
  pay: say`Pay rules`,
}
const answerWords = {
  registered: say`Registered`,
  voluntary: say`Registered voluntarily`,
  notCovered: say`Not registered`,
}

const nothing = () => Promise.resolve(null)

/** Several may be pending at once if they concern different parts of the law. */
function ofLaw(tx: Tx, title: Sentence) {
  return {
    area: 'statutory' as const,
    record: { type: 'organisation' as const, id: tx.organisation },
    employee: null,
    isRepeatable: true,
    title,
    news: (by: string) => say`${by} changed the statutory settings: ${title}`,
  }
}
