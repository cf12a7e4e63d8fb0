/** Commands read the files that the site reads; the first to set a key wins. Import this first. */
import { existsSync } from 'node:fs'

for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
