// An address of older campaigns (docs/requirements.md, section 2).
export { default, generateMetadata } from '@/app/[country]/[city]/page'
