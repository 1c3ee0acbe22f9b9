import { attendanceStory } from './attendance-story.ts'
import { claimStory } from './claim-story.ts'
import { compOffStory } from './comp-off-story.ts'
import { procurementStory } from './procurement-story.ts'
import type { RequestStory } from './story.ts'
import { travelStory } from './travel-story.ts'
import { workFromHomeStory } from './work-from-home-story.ts'

/** One for each request type with demo requests, except leave. */
export const requestStories: readonly RequestStory[] = [
  ...[claimStory, compOffStory, attendanceStory, workFromHomeStory, procurementStory, travelStory],
]
