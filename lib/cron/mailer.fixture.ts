import { sendMail } from '@/lib/notifications/mailer'

jest.mock('@/lib/notifications/mailer', () => ({
  ...jest.requireActual<object>('@/lib/notifications/mailer'),
  sendMail: jest.fn(),
}))

/** Gets every mail. A test imports this first, before modules that load the mailer. */
export const mailer = jest.mocked(sendMail)
