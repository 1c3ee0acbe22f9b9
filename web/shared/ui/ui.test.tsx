import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '../call/api-error.ts'
import { show } from '../testing/show.tsx'
import { ActivityLog } from '../../features/employees/detail/activity-log.tsx'
import { ApprovalTimeline } from '../../features/approvals/approval-timeline.tsx'
import { Calc } from './calc.tsx'
import { ConfirmDialog } from '../form/confirm/confirm-dialog.tsx'
import { DayStrip } from './day-strip.tsx'
import { Facts } from './facts.tsx'
import { Masked } from './masked.tsx'
import { MonthHeat } from '../../features/attendance/month/month-heat.tsx'
import { MonthSwitch } from './month-switch.tsx'
import { PageHeader } from './page-header.tsx'
import { Panel } from './panel.tsx'
import { Person } from './person.tsx'
import { StatStrip } from './stat-strip.tsx'
import { StatusChip } from './status-chip.tsx'
import { useUrlTab } from './url-tabs.tsx'

describe('the page header', () => {
  it('gives the main action and two others a button, the rest a menu', async () => {
    const archive = vi.fn()
    const { user } = show(
      <PageHeader
        title="Shifts"
        primary={{ label: 'Add shift', to: '/add' }}
        secondary={[{ label: 'Import' }, false, { label: 'Export' }, { label: 'Archive', onClick: archive }]}
      />,
    )
    expect(screen.getByRole('heading', { level: 1, name: 'Shifts' }).tabIndex).toBe(-1)
    expect(screen.getByRole('link', { name: 'Add shift' }).getAttribute('href')).toBe('/add')
    expect(screen.getByRole('button', { name: 'Export' })).toBeDefined()
    expect(screen.queryByRole('button', { name: 'Archive' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.keyboard('{Enter}')
    expect(archive).toHaveBeenCalledOnce()
  })

  it('keeps its tabs in the URL', async () => {
    const tabs = [
      { value: 'all', label: 'All' },
      { value: 'mine', label: 'Mine', count: 3 },
    ]
    function Screen() {
      return (
        <>
          <PageHeader title="Leave" tabs={tabs} />
          <p>{`Shows ${useUrlTab(tabs)}`}</p>
        </>
      )
    }
    const { user, router } = show(<Screen />)
    expect(screen.getByText('Shows all')).toBeDefined()
    await user.click(screen.getByRole('link', { name: /Mine/ }))
    expect(router.state.location.search).toBe('?tab=mine')
    expect(screen.getByRole('link', { name: /Mine/ }).getAttribute('aria-current')).toBe('page')
  })
})

describe('a confirmation', () => {
  it('shows a failure in the dialog and closes on success', async () => {
    const onConfirm = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new ApiError(409, '180 people use it'))
      .mockResolvedValueOnce()
    const onClose = vi.fn()
    const { user } = show(
      <ConfirmDialog open title={'Delete "General"?'} confirm="Delete shift" onConfirm={onConfirm} onClose={onClose}>
        It cannot be undone.
      </ConfirmDialog>,
    )
    await user.click(screen.getByRole('button', { name: 'Delete shift' }))
    expect(await screen.findByText('180 people use it')).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Delete shift' }))
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  })

  it('waits until the name is typed', async () => {
    const { user } = show(
      <ConfirmDialog open title="Delete?" confirm="Delete" typeToConfirm="Pune" onConfirm={() => {}} onClose={() => {}}>
        Everything goes.
      </ConfirmDialog>,
    )
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Delete' })
    expect(button.disabled).toBe(true)
    await user.type(screen.getByRole('textbox', { name: 'Type Pune to continue' }), 'Pune')
    expect(button.disabled).toBe(false)
  })
})

describe('pictures of time', () => {
  it('describes a day in words', () => {
    show(
      <DayStrip
        segments={[
          { from: 574, to: 782, kind: 'worked' },
          { from: 782, to: 821, kind: 'break' },
        ]}
      />,
    )
    expect(screen.getByRole('img', { name: 'In 09:34, out 13:02' })).toBeDefined()
  })

  it('moves through a month with the arrow keys', async () => {
    const onPick = vi.fn()
    const { user } = show(
      <MonthHeat
        month="2026-11"
        days={{ '2026-11-09': { letter: 'P', tone: 'success', words: 'Present' } }}
        onPick={onPick}
      />,
    )
    await user.tab()
    await user.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    expect(onPick).toHaveBeenCalledWith('2026-11-09')
    expect(document.activeElement?.textContent).toContain('Monday, 9 November 2026, Present')
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(document.activeElement?.getAttribute('data-day')).toBe('2026-11-02')
  })

  it('moves from month to month up to the last one', async () => {
    const onChange = vi.fn()
    const { user } = show(<MonthSwitch month="2026-11" onChange={onChange} max="2026-11" />)
    await user.click(screen.getByRole('button', { name: 'Previous month' }))
    expect(onChange).toHaveBeenCalledWith('2026-10')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true)
  })
})

describe('display components', () => {
  it('explain a number', async () => {
    const { user } = show(
      <Calc
        rows={[
          { label: 'Opening', value: 3 },
          { label: 'Earned', formula: '1.5 a month', value: 10.5 },
        ]}
        total={{ label: 'Left', value: 13.5 }}
      >
        13.5 days
      </Calc>,
    )
    await user.click(screen.getByRole('button', { name: /13.5 days/ }))
    const dialog = await screen.findByRole('dialog', { name: 'How this is calculated' })
    expect(within(dialog).getByText('1.5 a month')).toBeDefined()
  })

  it('show a sensitive value only on request', async () => {
    const { user } = show(
      <Masked value="•••• 4821" label="account number" reveal={() => Promise.resolve('501002334821')} />,
    )
    await user.click(screen.getByRole('button', { name: 'Show account number' }))
    expect(await screen.findByText('501002334821')).toBeDefined()
  })

  it('name panels, people, figures and states', () => {
    show(
      <Panel title="Today">
        <Person name="Aarav Rao" detail="ACM-1042" to="/home/employee-detail/1" />
        <StatStrip
          label="Team today"
          stats={[
            { label: 'Present', value: 13, to: '/home/x' },
            { label: 'Late', value: 2, tone: 'warning' },
          ]}
        />
        <Facts facts={[{ label: 'Manager', value: null }, false]} />
        <StatusChip status="work-from-home" />
        <ApprovalTimeline
          steps={[
            { what: 'Priya submitted the request', at: '2026-11-20T04:00:00Z', state: 'applied' },
            { what: 'Waiting for Anita', state: 'waiting' },
          ]}
        />
        <ActivityLog
          entries={[
            {
              ...{ id: '1', who: 'Anita', what: 'Changed details', at: '2026-11-20T04:00:00Z' },
              changes: [{ key: 'shift', label: 'Shift', from: 'Day', to: 'Night' }],
            },
          ]}
        />
      </Panel>,
    )
    expect(screen.getByRole('region', { name: 'Today' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Aarav Rao' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Present 13' })).toBeDefined()
    expect(screen.getByText('Not added')).toBeDefined()
    expect(screen.getByText('Work from home')).toBeDefined()
    expect(screen.getByText('Waiting for Anita')).toBeDefined()
    expect(screen.getByText('Shift: Day → Night')).toBeDefined()
  })
})
