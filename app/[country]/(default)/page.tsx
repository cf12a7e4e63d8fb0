export { default, generateMetadata } from '@/app/[country]/[city]/page'
