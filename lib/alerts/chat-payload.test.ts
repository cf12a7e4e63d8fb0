import { formatChatPayload } from './chat-payload'

const TEXT = 'New moving quote: Toronto, T-4F7K'

test.each([
  'https://hooks.slack.com/services/T0/B0/x',
  'https://chat.googleapis.com/v1/spaces/A/messages?key=k&token=t',
  'https://logic.azure.com.example.com/hook',
  'http://127.0.0.1:1234',
])('%s gets the text', (url) => {
  expect(formatChatPayload(url, TEXT)).toEqual({ text: TEXT })
})

test.each([
  'https://prod-01.westus.logic.azure.com:443/workflows/x/triggers/manual/paths/invoke?sig=s',
  'https://default0a.61.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/x',
])('%s, a workflow of Teams, gets an Adaptive Card', (url) => {
  expect(formatChatPayload(url, TEXT)).toMatchObject({
    type: 'message',
    attachments: [
      {
        contentType: 'application/vnd.microsoft.card.adaptive',
        content: { type: 'AdaptiveCard', body: [{ type: 'TextBlock', text: TEXT, wrap: true }] },
      },
    ],
  })
})
