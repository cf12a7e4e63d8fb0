import { env } from '@/lib/env'
import { describeStore } from '.'

test.each([
  [undefined, undefined, '/data/site.sqlite'],
  ['https://site.example', 'production', 'https://site.example'],
  ['https://site.example', 'preview', 'https://site.example/preview'],
] as const)('The store at %s of the deployment %s is printed as %s', (url, deployment, text) => {
  Object.assign(env, {
    LOCAL_DATABASE_FILE: '/data/site.sqlite',
    FIREBASE_DATABASE_URL: url,
    VERCEL_ENV: deployment,
  })
  expect(describeStore()).toBe(text)
})
