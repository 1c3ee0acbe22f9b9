import { expect, test, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { smallTargets } from './targets.ts'

/**
 * Checks a settled screen: nothing overflows sideways, no serious accessibility finding, no target too small for a finger on a
 * phone, or for a mouse.
 */
export function look(page: Page, name: string): Promise<void> {
  return test.step(`look at ${name}`, async () => {
    await settled(page)
    expect.soft(await page.evaluate<number>(overhang), `${name} is wider than the window`).toBeLessThanOrEqual(0)
    expect.soft(await findings(page), `accessibility of ${name}`).toEqual([])
    const least = test.info().project.name === 'phone' ? 44 : 24
    expect.soft(await page.evaluate<string[]>(smallTargets(least)), `too small to hit on ${name}`).toEqual([])
  })
}

/** Its data has loaded and nothing moves. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator(waiting)).toHaveCount(0)
  await expect.poll(() => page.evaluate<number>(moving)).toBe(0)
}

const waiting = '.MuiSkeleton-root, .page-skeleton, .reading, [aria-busy="true"], .loading-bar'
const overhang = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
const moving = `document.getAnimations().filter((one) =>
  one.playState === 'running' && one.effect?.getComputedTiming().iterations !== Infinity).length`

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']

/** Targets half under a sticky bar count as too small; fully visible, they have their size. */
async function findings(page: Page): Promise<string[]> {
  const violations = await analyse(page)
  const shown = page.viewportSize()
  if (shown === null || !violations.some((finding) => finding.startsWith('target-size'))) return violations
  await page.setViewportSize({ ...shown, height: await page.evaluate<number>('document.documentElement.scrollHeight') })
  await settled(page)
  const seenWhole = await analyse(page)
  await page.setViewportSize(shown)
  await settled(page)
  return seenWhole
}

async function analyse(page: Page): Promise<string[]> {
  // Reading the rules takes as long as applying them, so a page that stays open reads them once.
  if (!(await page.evaluate<boolean>('typeof axe === "object"'))) await page.evaluate(axe.source)
  const options: RunOptions = {
    runOnly: tags,
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: !isSeenInColour() } },
  }
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${JSON.stringify(options)})`)
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, help, nodes }) => nodes.map(({ target, html }) => `${id} (${help}): ${target.join(' ')} ${html}`))
}

/** The journey of all screens has looked at them on the desktop, in the same colours; contrast takes longer than all else. */
function isSeenInColour(): boolean {
  const { project, file } = test.info()
  return project.name === 'phone' && file.endsWith('routes.journey.ts')
}
