import type { MetadataRoute } from 'next';

/** The front page may be found; tables, invitations and mail are nobody else's business. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: [
        '/matches/',
        '/join/',
        '/invitations/',
        '/people/',
        '/inbox',
        '/settings',
        '/sign-in/',
        '/unsubscribe/',
        '/api/',
      ],
    },
  };
}
