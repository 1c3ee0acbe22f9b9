import { twoPersonAreas } from '@muster/contract/security/two-person-areas.ts'
import { joined, plain, plural, say, type Sentence } from '@muster/engine/sentence.ts'
import { localDay } from '@muster/engine/zone.ts'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/database/tx.ts'
import type { JobData } from '../../../platform/after-commit/job.ts'
import { nameOf, peopleNamed, zoneOf } from '../people.queries.ts'
import { rules } from '../rule/rule.ts'
import { tell } from '../tell.ts'
import { raise } from './raise.ts'

/** Tells people what became of their privileged access. That someone lost it is an alert, because the two-person rule may end with it. */
export async function accessChanged(
  app: App,
  { organisation, what, accounts, by }: JobData['access-changed'],
): Promise<void> {
  await app.database.within(organisation, async (tx) => {
    const people = await peopleNamed(tx, { accounts })
    const who = by === null ? null : ((await nameOf(tx, { account: by }))?.name ?? '')
    await tell(tx, app, people, {
      type: 'security',
      ...(what === 'given' ? given(who) : taken(who)),
      path: '/home/settings',
      label: say`Open your settings`,
    })
    const [first] = people
    if (what === 'given' || !first) return
    await raise(tx, app, {
      kind: 'access',
      cause: `lost ${accounts.toSorted().join(' ')}`.slice(0, 200),
      by,
      message: people.length === 1 ? lostBy(who, first.name) : lostByMany(who, people.length),
      ...(await moreOf(tx)),
      isAlways: true,
    })
  })
}

const lostBy = (who: string | null, name: string): Sentence =>
  who === null ? say`${name} lost privileged access` : say`${who} took privileged access from ${name}`

const lostByMany = (who: string | null, count: number): Sentence =>
  who === null
    ? say`${plural(count, { one: '# person', other: '# people' })} lost privileged access`
    : say`${who} took privileged access from ${plural(count, { one: '# person', other: '# people' })}`

const given = (who: string | null): { message: Sentence; more: Sentence } => ({
  message: who === null ? say`You were given privileged access` : say`${who} gave you privileged access`,
  more: say`You can now see or change what others in your company can't, such as pay, bank accounts or settings. If you didn't expect this, tell your admin.`,
})

const taken = (who: string | null): { message: Sentence; more: Sentence } => ({
  message: who === null ? say`Your privileged access ended` : say`${who} took privileged access from you`,
  more: say`If you didn't expect this, tell the owner of your company at once: changes that needed your approval can soon be made by one person.`,
})

/** Which rules hold only for a few more days. */
async function moreOf(tx: Tx): Promise<{ more?: Sentence }> {
  const held = (await rules(tx, null)).filter(({ isOn, holdsUntil }) => isOn && holdsUntil !== null)
  const until = held[0]?.holdsUntil
  if (until === undefined || until === null) return {}
  const day = localDay(until, (await zoneOf(tx, {}))?.zone ?? 'Asia/Kolkata')
  const areas = joined(
    held.map(({ area }) => plain(twoPersonAreas[area].label)),
    ', ',
  )
  return {
    more: say`No second person is left for: ${areas}. Such changes wait until ${{ day }}; from then on, one person can make them alone. Give another person this access, or undo this if you didn't expect it.`,
  }
}
