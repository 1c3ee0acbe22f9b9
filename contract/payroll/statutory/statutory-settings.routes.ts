import { z } from 'zod'
import { Tan } from '../../identifiers.ts'
import { defineRoutes } from '../../routes.ts'
import { Id, Instant, Month, text } from '../../values.ts'
import { StatutorySection } from './statutory-sections.ts'
import {
  BonusSettings,
  EsiSettings,
  GratuitySettings,
  LwfSettings,
  PaySettings,
  PfSettings,
  PtSettings,
  TdsSettings,
} from './statutory-settings.ts'

const State = z.string('Choose a state').regex(/^IN-[A-Z]{2}$/, 'Choose a state')

const common = {
  /** The first wage month it applies to. */
  from: Month,
  /** The month whose values the form showed: differences from them were chosen. By default the first month. */
  seenIn: Month.optional(),
  note: text('a note', 300, 0).default(''),
}
const whole = <S extends StatutorySection, V extends z.ZodType>(section: S, value: V) =>
  z.object({ section: z.literal(section), ...common, value })

/** A change of one section, which applies from its month until a later change. */
export const StatutorySettingInput = z.discriminatedUnion(
  'section',
  [
    whole('pf', PfSettings),
    whole('esi', EsiSettings),
    /** For a state, or for one location in it that differs. */
    whole('pt', PtSettings).extend({ state: State, locationId: z.uuid('Choose a location').nullable() }),
    whole('lwf', LwfSettings).extend({ state: State }),
    whole('tds', TdsSettings),
    whole('gratuity', GratuitySettings),
    whole('bonus', BonusSettings),
    whole('pay', PaySettings),
  ],
  'Choose a section',
)

/** A section as effective in the requested month. */
const held = <V extends z.ZodType>(value: V) =>
  z.object({
    value,
    /** Null: nothing was saved up to this month, so the defaults apply. */
    from: Month.nullable(),
    /** The month of the next saved change. */
    next: Month.nullable(),
  })

export const StatutorySettings = z.object({
  month: Month,
  /** The last month whose pay run is locked. */
  lockedTo: Month.nullable(),
  /** A TAN that the income tax settings still have beside the company's; null if there is only one. */
  otherTan: z.string().nullable(),
  pf: held(PfSettings),
  esi: held(EsiSettings),
  tds: held(TdsSettings),
  gratuity: held(GratuitySettings),
  bonus: held(BonusSettings),
  pay: held(PaySettings),
  /** The states in which the organisation has locations. */
  states: z.array(
    z.object({
      state: z.string(),
      /** The state's code in the tables of the law. */
      code: z.string(),
      pt: held(PtSettings),
      lwf: held(LwfSettings),
      locations: z.array(z.object({ _id: Id, name: z.string(), pt: held(PtSettings).nullable() })),
    }),
  ),
})

export const StatutoryChange = z.object({
  _id: z.string(),
  state: z.string().nullable(),
  location: z.string().nullable(),
  from: Month,
  note: z.string(),
  who: z.string(),
  at: Instant,
  /** By field: the value before in that month, and the new one; `true` and `false` for a switch. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
})

export const statutorySettingsRoutes = defineRoutes({
  'GET /api/v1/user/statutory-settings': {
    heavy: true,
    access: 'access_statutory_settings',
    summary: 'The statutory settings that apply in a month, the current one unless another is given.',
    query: z.object({ month: Month.optional() }),
    reply: StatutorySettings,
  },
  'POST /api/v1/user/statutory-settings': {
    access: 'access_statutory_settings',
    summary: 'Settles one section from a month on; nothing that was settled before is lost.',
    body: StatutorySettingInput,
    reply: z.object({ _id: z.string() }),
    message: 'Statutory settings saved',
  },
  'POST /api/v1/user/statutory-settings/tan': {
    access: 'access_statutory_settings',
    summary: "Decides which of two TANs is the company's; from then on there is one.",
    body: z.object({ tan: Tan }),
    reply: z.null(),
    message: 'TAN saved',
  },
  'GET /api/v1/user/statutory-settings/history': {
    access: 'access_statutory_settings',
    summary: 'Who settled what of a section from when on, the newest first.',
    query: z.object({ section: StatutorySection }),
    reply: z.array(StatutoryChange),
  },
})
