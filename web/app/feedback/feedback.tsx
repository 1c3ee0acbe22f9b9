import { t } from '@lingui/core/macro'
import { Suspense } from 'react'
import { lazyDialog } from '../../shared/part/lazy-part.tsx'
import { closeFeedback, openFeedback, useFeedback } from './feedback-state.ts'
import './feedback.css'

const FeedbackDialog = lazyDialog(() => import('./feedback-dialog.tsx'))

/** The tab on the right edge of every screen, in the page's gutter so that it covers nothing. */
export function Feedback() {
  const open = useFeedback((state) => state.open)
  return (
    <>
      <button type="button" className="feedback-tab no-print" aria-haspopup="dialog" onClick={openFeedback}>
        <span>{t`Feedback`}</span>
      </button>
      <Suspense fallback={null}>{open ? <FeedbackDialog onClose={closeFeedback} /> : null}</Suspense>
    </>
  )
}
