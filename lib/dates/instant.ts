import * as z from 'zod'

/** ISO date and time to the second, UTC. */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/)
export const toInstant = (time: Date) => `${time.toISOString().slice(0, 19)}Z`
