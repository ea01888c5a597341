import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** Every URL of the product, on one sheet. Functions, mail page and health are in `http.ts`. */
export default [
  layout('shell/public-layout.tsx', [
    index('../site/web/home-page.tsx'),
    route('box', '../shop/web/box-page.tsx'),
    route('saas', 'shell/app-page.tsx'),
    route('international', '../site/web/international-page.tsx'),
    route('boutique', '../shop/web/boutique-page.tsx'),
    route('boutique/produit/:slug', '../shop/web/product-page.tsx'),
    route('mobile', '../site/web/mobile-page.tsx'),
    route('about', '../site/web/about-page.tsx'),
    route('contact', '../site/web/contact-page.tsx'),
    route('simulateur', '../shop/web/simulator-page.tsx'),
    route('checkout', '../shop/web/checkout-page.tsx'),
    route('checkout/success', '../shop/web/checkout-success-page.tsx'),
    route('checkout/cancel', '../shop/web/checkout-cancel-page.tsx'),
    route('mentions-legales', '../site/web/legal-notice-page.tsx'),
    route('politique-confidentialite', '../site/web/privacy-page.tsx'),
    route('cgv', '../site/web/terms-page.tsx'),
    route('manifeste', '../site/web/manifesto-page.tsx'),
  ]),
  layout('shell/account-layout.tsx', [
    route('auth', '../accounts/web/auth-page.tsx'),
    route('auth/login', '../accounts/web/password-page.tsx'),
    route('auth/callback', '../accounts/web/callback-page.tsx'),
    route('auth/logout', '../accounts/web/logout-page.tsx'),
    route('reset-password', '../accounts/web/reset-password-page.tsx'),
    route('dashboard', '../company/web/company-layout.tsx', [
      index('../company/web/overview-page.tsx'),
      route('listening', '../listening/web/listening-page.tsx'),
      route('listening/settings', '../listening/web/settings-page.tsx'),
      route('listening/attack', '../listening/web/attack-page.tsx'),
      route('risks', '../risks/web/risks-page.tsx'),
      route('risks/units', '../risks/web/units-page.tsx'),
      route('risks/actions', '../risks/web/actions-page.tsx'),
      route('risks/versions', '../risks/web/versions-page.tsx'),
      route('risks/alerts', '../risks/web/alerts-page.tsx'),
      route('risks/changes', '../risks/web/changes-page.tsx'),
      route('risks/settings', '../risks/web/settings-page.tsx'),
      route('risks/import', '../risks/web/import-page.tsx'),
      route('employees', '../company/web/employees-page.tsx'),
      route('employees/import', '../company/web/import-page.tsx'),
      route('boxes', '../shop/web/orders-page.tsx'),
      route('billing', '../shop/web/billing-page.tsx'),
      route('settings', '../company/web/settings-page.tsx'),
      route('settings/journal', '../company/web/journal-page.tsx'),
    ]),
    route('user-dashboard', 'shell/own-page.tsx'),
    route('mood', '../listening/web/mood-page.tsx'),
    layout('../cms/web/cms-layout.tsx', [
      route('cms', '../cms/web/home/home-page.tsx'),
      route('cms/products', '../cms/web/products/products-page.tsx'),
      route('cms/products/new', '../cms/web/products/product-edit-page.tsx', {
        id: 'cms-new-product',
      }),
      route('cms/products/edit/:id', '../cms/web/products/product-edit-page.tsx'),
      route('cms/images', '../cms/web/media/images-page.tsx'),
      route('cms/media', '../cms/web/media/media-page.tsx'),
      route('cms/companies', '../company/web/companies-page.tsx'),
      ...soon('cms/settings', 'cms/orders', 'cms/requests'),
      ...soon('cms/partners/applications', 'cms/partners/approved'),
    ]),
  ]),
  ...(process.env.NODE_ENV === 'development'
    ? [route('gallery', '../ui/gallery/gallery-page.tsx')]
    : []),
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig;

/** Screens that are announced: whoever is signed in reads when they open. */
function soon(...paths: string[]) {
  return paths.map((path) => route(path, 'shell/soon-page.tsx', { id: path }));
}
