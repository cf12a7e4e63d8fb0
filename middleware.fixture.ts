import { NextRequest, type NextResponse } from 'next/server'

export type Middleware = (request: NextRequest) => Promise<NextResponse>

/** lib/env reads the settings once, so each test needs its own copy of the module. */
export async function importMiddleware(settings: Record<string, string>): Promise<Middleware> {
  jest.resetModules()
  const before = process.env
  process.env = { ...before, ...settings }
  const { middleware } = await import('@/middleware')
  process.env = before
  return middleware
}

export const send = (middleware: Middleware, url: string, headers = {}, method = 'GET') =>
  middleware(new NextRequest(url, { method, headers }))

export const getRewritePath = (response: Response) =>
  new URL(response.headers.get('x-middleware-rewrite') ?? 'none:').pathname
