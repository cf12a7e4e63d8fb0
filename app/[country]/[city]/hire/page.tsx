// Older campaigns link to this address (docs/requirements.md, section 2).
export { default, generateMetadata } from '@/app/[country]/[city]/page'
