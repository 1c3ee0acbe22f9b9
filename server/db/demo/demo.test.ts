// One demo company for both: filling it takes a minute.
import './tested/demo-days.ts'
import './tested/demo-year.ts'
