/**
 * `npm run assets -- rules`: writes database.rules.json from the table in lib/database-rules/database-rules.ts. Deploying it is
 * a step of its own (docs/database.md, "Rules").
 */
import { writeFileSync } from 'node:fs'
import { buildDatabaseRules } from '@/lib/database-rules/database-rules'

writeFileSync('database.rules.json', `${JSON.stringify(buildDatabaseRules(), null, 2)}\n`)
