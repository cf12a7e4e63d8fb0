import 'server-only'
import { registerOTel, type Configuration } from '@vercel/otel'

type SpanProcessor = Exclude<NonNullable<Configuration['spanProcessors']>[number], 'auto'>
type EndedSpan = Parameters<SpanProcessor['onEnd']>[0]

/** No address, header or message: they may hold personal data, and a webhook's address is a secret. */
const KEPT_ATTRIBUTE =
  /^(http\.(method|route|status_code)|net\.peer\.name|next\.(route|rsc|span_type)|operation\.name|resource\.name|vercel\.request_id)$/

const spanCleaner: SpanProcessor = {
  onStart: () => undefined,
  onEnd: cleanSpan,
  forceFlush: () => Promise.resolve(),
  shutdown: () => Promise.resolve(),
}

/** Sends traces to OTEL_EXPORTER_OTLP_ENDPOINT. */
export function registerTracing(): void {
  registerOTel({
    serviceName: 'site',
    // No trace id is sent to other companies.
    instrumentations: [],
    spanProcessors: [spanCleaner, 'auto'],
  })
}

/** Removes what may hold personal data. The log has the errors (`request-error.ts`). */
export function cleanSpan(span: EndedSpan): void {
  for (const name of Object.keys(span.attributes))
    if (!KEPT_ATTRIBUTE.test(name)) delete span.attributes[name]
  const { code } = span.status
  Object.assign(span, { name: span.name.replace(/ https?:[^]*/, ''), events: [], status: { code } })
}
