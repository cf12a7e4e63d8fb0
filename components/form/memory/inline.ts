import { startFormMemory } from './start'

// The build puts this file into each page with a form (app/_shared/static-html/form-memory.tsx).
startFormMemory()
