/**
 * `npm run rules`: writes database.rules.json from the table in lib/database-rules/database-rules.ts. Deploying it is
 * a step of its own (README, "Database rules").
 */
import { writeFileSync } from 'node:fs'
import { databaseRules } from '@/lib/database-rules/database-rules'

writeFileSync('database.rules.json', `${JSON.stringify(databaseRules(), null, 2)}\n`)
