import { say } from '@muster/engine/sentence.ts'
import { Problem } from '../problem.ts'
import { createBusy } from './busy.ts'
import { createHold } from './hold.ts'
import { createShares } from './share.ts'
import { commandTurns, heavyTurns, ordinaryTurns, type TurnRules } from './table.ts'

/** Who pays for a call. */
export interface Whose {
  organisation: string
  account: string
}

export interface Turns {
  /** Runs `work` at its turn; 429 if too many of the same caller wait already, or it waited too long. */
  run<T>(whose: Whose, work: () => Promise<T>): Promise<T>
}

/** Those of a process. */
export function createAllTurns() {
  const isBusy = createBusy()
  return {
    ordinary: createTurns(ordinaryTurns, isBusy),
    heavy: createTurns(heavyTurns, isBusy),
    commands: createTurns(commandTurns, isBusy),
  }
}

/**
 * Companies take turns, and within a company its accounts: whoever makes a hundred calls waits for their own. Whoever has
 * taken more than their share of the time pauses while others are there. One timer serves all that wait.
 */
export function createTurns(rules: TurnRules, isBusy: () => boolean): Turns {
  const companies = new Map<string, Company>()
  /** Those with waiting calls; the next to be served is first. */
  const lines = new Map<string, Company>()
  /** The running calls that count for their company, oldest first. */
  const running = new Set<Running>()
  let timer: NodeJS.Timeout | undefined
  const hold = createHold()

  const ofAccounts = createShares(rules.ofAccount)
  const ofCompanies = createShares(rules.ofCompany)
  const accountMayRun = (account: Account, busy: boolean, now: number) =>
    account.running < ofAccounts.limit(account.id, busy ? rules.ofAccount.busy : rules.ofAccount.running, now)
  const companyMayRun = (company: Company, busy: boolean, now: number) =>
    company.running < ofCompanies.limit(company.id, busy ? rules.ofCompany.busy : rules.ofCompany.running, now) &&
    (rules.together === null || running.size < rules.together)

  function start(company: Company, account: Account): Running {
    const one = { company, account, since: performance.now(), counts: true }
    company.running += 1
    account.running += 1
    running.add(one)
    return one
  }

  function uncount(one: Running): void {
    if (!one.counts) return
    one.counts = false
    one.company.running -= 1
    running.delete(one)
  }

  function end(one: Running): void {
    uncount(one)
    one.account.running -= 1
    const now = performance.now()
    const millis = Math.min(now - one.since, rules.leaseMillis)
    ofAccounts.add(one.account.id, millis, now)
    ofCompanies.add(one.company.id, millis, now)
    admit(one.company)
    forget(one.company, one.account)
  }

  /** Without a common limit a company that ends a call makes room for itself alone. */
  function admit(company: Company): void {
    const candidates = () => (rules.together === null ? [company] : [...lines.values()])
    while (lines.size > 0 && candidates().some(admitOne));
    if (lines.size === 0) stopWatching()
  }

  function admitOne(company: Company): boolean {
    const busy = isBusy()
    const now = performance.now()
    if (!companyMayRun(company, busy, now)) return false
    for (const account of company.line.values()) {
      if (!accountMayRun(account, busy, now)) continue
      const next = account.waiting.shift()!
      leave(company, account)
      if (account.waiting.length > 0) company.line.set(account.id, account)
      if (company.line.size > 0) lines.set(company.id, company)
      next.go(start(company, account))
      return true
    }
    return false
  }

  /** Takes one waiting call out of the count, and its account and company out of the lines. */
  function leave(company: Company, account: Account): void {
    company.waiting -= 1
    company.line.delete(account.id)
    lines.delete(company.id)
  }

  function forget(company: Company, account: Account): void {
    if (account.running === 0 && account.waiting.length === 0) company.accounts.delete(account.id)
    if (company.accounts.size === 0) companies.delete(company.id)
  }

  function watch(): void {
    timer ??= setInterval(look, watchMillis).unref()
  }

  function stopWatching(): void {
    clearInterval(timer)
    timer = undefined
  }

  function look(): void {
    const now = performance.now()
    for (const one of running) {
      if (now - one.since < rules.leaseMillis) break
      uncount(one)
    }
    for (const company of lines.values()) {
      for (const account of company.line.values()) {
        while (account.waiting.length > 0 && now - account.waiting[0]!.since > rules.patienceMillis) {
          account.waiting.shift()!.fail(tooLate())
          company.waiting -= 1
        }
        if (account.waiting.length > 0) continue
        company.line.delete(account.id)
        forget(company, account)
      }
      if (company.line.size === 0) lines.delete(company.id)
    }
    for (const company of [...lines.values()]) admit(company)
    if (lines.size === 0) stopWatching()
  }

  function take({ organisation, account: id }: Whose): Running | Promise<Running> {
    const company = companies.get(organisation) ?? newCompany(organisation)
    companies.set(organisation, company)
    const account = company.accounts.get(id) ?? newAccount(id)
    company.accounts.set(id, account)
    const now = performance.now()
    ofAccounts.note(id, now)
    ofCompanies.note(organisation, now)
    const busy = isBusy()
    if (account.waiting.length === 0 && companyMayRun(company, busy, now) && accountMayRun(account, busy, now))
      return start(company, account)
    if (account.waiting.length >= rules.ofAccount.waiting) return refuse(company, account, ofAccount)
    if (company.waiting >= rules.ofCompany.waiting) return refuse(company, account, ofCompany)
    return new Promise((go, fail) => {
      account.waiting.push({ go, fail, since: now })
      company.waiting += 1
      if (account.waiting.length === 1) company.line.set(id, account)
      if (!lines.has(organisation)) lines.set(organisation, company)
      watch()
    })
  }

  async function refuse(company: Company, account: Account, why: () => Problem): Promise<never> {
    forget(company, account)
    if (!(await hold(account.id))) throw flood()
    throw why()
  }

  return {
    async run(whose, work) {
      const taken = take(whose)
      const one = taken instanceof Promise ? await taken : taken
      try {
        return await work()
      } finally {
        end(one)
      }
    },
  }
}

const watchMillis = 20

interface Company {
  id: string
  running: number
  waiting: number
  accounts: Map<string, Account>
  /** Accounts with waiting calls; the next to be served is first. */
  line: Map<string, Account>
}

interface Account {
  id: string
  running: number
  waiting: Waiting[]
}

interface Waiting {
  go(one: Running): void
  fail(error: Problem): void
  since: number
}

interface Running {
  company: Company
  account: Account
  since: number
  counts: boolean
}

const newCompany = (id: string): Company => ({ id, running: 0, waiting: 0, accounts: new Map(), line: new Map() })
const newAccount = (id: string): Account => ({ id, running: 0, waiting: [] })

const retryAfter = 5
const ofAccount = () =>
  new Problem(429, say`You have too many requests running. Wait for some to finish, then try again.`, { retryAfter })
const ofCompany = () =>
  new Problem(429, say`Your company has too many requests running. Try again in a moment.`, { retryAfter })
const tooLate = () =>
  new Problem(429, say`Your other requests took too long, so this one didn't run. Try again in a moment.`, {
    retryAfter,
  })
const flood = () => new Problem(429, say`You have too many requests running.`, { retryAfter: 30, closes: true })
