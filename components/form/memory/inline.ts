import { startFormMemory } from './start'

// The build puts this file into every page (app/_shared/static-html/form-memory.tsx).
startFormMemory()
