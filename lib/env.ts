import { z } from 'zod'
import {
  EmailListSchema,
  actionKey,
  adsConversions,
  databaseUrl,
  firebaseWebApp,
  hourlyLimit,
  mailSender,
  secret,
  secureUrl,
  siteUrl,
  smtpUrl,
  tagIds,
  serviceAccount,
} from './env-formats'

/** A preview never notifies anybody, so it ignores these settings. */
const NO_SENDERS = {
  SMTP_URL: undefined,
  CHAT_WEBHOOK_URL: undefined,
  LEAD_WEBHOOK_URL: undefined,
  ALERT_WEBHOOK_URL: undefined,
}

const EnvSchema = z
  .object({
    SITE_URL: siteUrl.optional(),
    FIREBASE_DATABASE_URL: databaseUrl.optional(),
    FIREBASE_DATABASE_EMULATOR_HOST: z
      .string()
      .regex(/^[^/\s:]+:\d{1,5}$/, 'must be host:port')
      .optional(),
    FIREBASE_SERVICE_ACCOUNT: serviceAccount.optional(),
    LOCAL_DATABASE_FILE: z.string().default('.data/site.sqlite'),
    GEOLOCATION_URL: secureUrl.optional(),
    GEOLOCATION_API_KEY: z.string().optional(),
    CLIENT_IP_SOURCE: z
      .string()
      .regex(/^(vercel|proxy:[1-9])$/, 'must be "vercel" or "proxy:N", N from 1 to 9')
      .optional(),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: actionKey.optional(),
    NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: z.string().optional(),
    CRON_SECRET: secret.optional(),
    DEPLOY_WITHOUT_REGISTRATIONS: z.literal('yes', 'must be yes').optional(),
    LEAD_WEBHOOK_URL: secureUrl.optional(),
    LEAD_WEBHOOK_SECRET: secret.optional(),
    SMTP_URL: smtpUrl.optional(),
    MAIL_FROM: mailSender.optional(),
    DISPATCH_EMAIL: EmailListSchema.optional(),
    CONFIRMATIONS_PER_HOUR: hourlyLimit.default(60),
    CHAT_WEBHOOK_URL: secureUrl.optional(),
    ALERT_WEBHOOK_URL: secureUrl.optional(),
    SECURITY_CONTACT: z
      .url({ protocol: /^(https|mailto)$/, error: 'must be a mailto: or an https:// address' })
      .optional(),
    NODE_ENV: z.string().optional(),
    APP_CHECK_MODE: z.enum(['off', 'monitor', 'enforce']).default('off'),
    NEXT_PUBLIC_FIREBASE_WEB_APP: firebaseWebApp.optional(),
    NEXT_PUBLIC_RECAPTCHA_ENTERPRISE_SITE_KEY: z.string().optional(),
    NEXT_PUBLIC_GOOGLE_TAG_ID: tagIds.optional(),
    NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: adsConversions.optional(),
    VERCEL: z.string().optional(),
    VERCEL_ENV: z.enum(['production', 'preview', 'development']).optional(),
    /** The preview's own hosts, without protocol. */
    VERCEL_URL: z.string().optional(),
    VERCEL_BRANCH_URL: z.string().optional(),
    BUILD_ID: z.string().default('dev'),
    PINNED_LOCATIONS: z.string().optional(),
    HOLIDAYS: z.string().optional(),
    /** scripts/build.ts sets this and the three above. */
    SITE_CSS: z.string().optional(),
    /** next.config.ts sets it. */
    FORM_MEMORY: z.string().optional(),
    PORT: z.string().optional(),
  })
  .superRefine((env, context) => {
    const isProduction = env.VERCEL_ENV === 'production'
    const isAppCheckOn = env.APP_CHECK_MODE !== 'off'
    const withAppCheck = `is required with APP_CHECK_MODE=${env.APP_CHECK_MODE}`
    const required: [when: unknown, key: keyof typeof env, reason: string][] = [
      [env.VERCEL, 'FIREBASE_DATABASE_URL', 'is required on Vercel: the disk there does not last'],
      [
        env.VERCEL && !env.FIREBASE_DATABASE_EMULATOR_HOST,
        'FIREBASE_SERVICE_ACCOUNT',
        'is required on Vercel to write to the database',
      ],
      [isProduction, 'SITE_URL', 'is required in production: canonical addresses are made of it'],
      [
        isProduction,
        'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
        'is required in production: a form opened before a deploy could not be sent after it',
      ],
      [isAppCheckOn, 'NEXT_PUBLIC_FIREBASE_WEB_APP', withAppCheck],
      [isAppCheckOn, 'NEXT_PUBLIC_RECAPTCHA_ENTERPRISE_SITE_KEY', withAppCheck],
      [env.LEAD_WEBHOOK_URL, 'LEAD_WEBHOOK_SECRET', 'is required with LEAD_WEBHOOK_URL'],
      [env.SMTP_URL, 'MAIL_FROM', 'is required with SMTP_URL'],
      [env.SMTP_URL, 'DISPATCH_EMAIL', 'is required with SMTP_URL: the dispatcher’s address'],
      [
        env.NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS,
        'NEXT_PUBLIC_GOOGLE_TAG_ID',
        'is required with NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS',
      ],
      [env.GEOLOCATION_API_KEY, 'GEOLOCATION_URL', 'is required with GEOLOCATION_API_KEY'],
    ]
    for (const [when, key, message] of required)
      if (when && env[key] === undefined) context.addIssue({ code: 'custom', path: [key], message })
  })
  .transform((env) => ({
    ...env,
    CLIENT_IP_SOURCE: env.CLIENT_IP_SOURCE ?? (env.VERCEL ? 'vercel' : 'proxy:1'),
    ...(env.VERCEL_ENV === 'preview' && {
      SITE_URL: env.SITE_URL ?? getPreviewUrl(env.VERCEL_BRANCH_URL ?? env.VERCEL_URL),
      ...NO_SENDERS,
    }),
  }))

const getPreviewUrl = (host: string | undefined) => host && `https://${host}`

export type Env = z.infer<typeof EnvSchema>

/** Empty counts as unset. @throws Error with each invalid key and the reason, never its value */
export function readEnv(source: Record<string, string | undefined>): Env {
  const entries = Object.entries(source).filter(([, value]) => value !== '')
  const result = EnvSchema.safeParse(Object.fromEntries(entries))
  if (result.success) return result.data
  const messages = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`)
  throw new Error(`The environment is wrong:\n${messages.join('\n')}`)
}

export const env = readEnv({
  ...process.env,
  // The build replaces these only where the source spells out `process.env.NAME`, so we list each one.
  BUILD_ID: process.env.BUILD_ID,
  PINNED_LOCATIONS: process.env.PINNED_LOCATIONS,
  HOLIDAYS: process.env.HOLIDAYS,
  SITE_CSS: process.env.SITE_CSS,
  FORM_MEMORY: process.env.FORM_MEMORY,
  NEXT_PUBLIC_GOOGLE_MAPS_API_KEY: process.env.NEXT_PUBLIC_GOOGLE_MAPS_API_KEY,
  NEXT_PUBLIC_FIREBASE_WEB_APP: process.env.NEXT_PUBLIC_FIREBASE_WEB_APP,
  NEXT_PUBLIC_RECAPTCHA_ENTERPRISE_SITE_KEY: process.env.NEXT_PUBLIC_RECAPTCHA_ENTERPRISE_SITE_KEY,
  NEXT_PUBLIC_GOOGLE_TAG_ID: process.env.NEXT_PUBLIC_GOOGLE_TAG_ID,
  NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS: process.env.NEXT_PUBLIC_GOOGLE_ADS_CONVERSIONS,
})

export const SITE_URL = (env.SITE_URL ?? `http://localhost:${env.PORT ?? 3000}`).replace(/\/+$/, '')
