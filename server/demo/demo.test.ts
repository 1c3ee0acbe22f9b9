// One demo company for both: filling it takes a minute.
import './testing/demo-days.ts'
import './testing/demo-year.ts'
