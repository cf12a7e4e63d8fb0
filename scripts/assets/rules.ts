import { readArguments } from '@/scripts/command'
import { writeFileSync } from 'node:fs'
import { buildDatabaseRules } from '@/lib/database-rules/database-rules'

readArguments('assets rules', {})
writeFileSync('database.rules.json', `${JSON.stringify(buildDatabaseRules(), null, 2)}\n`)
