/** Import this before lib/env. The first file that sets a key wins, as in Next. */
import { existsSync } from 'node:fs'

for (const file of ['.env.local', '.env']) if (existsSync(file)) process.loadEnvFile(file)
