import { dutchRegions, type SchoolYear } from '../school-year';

/**
 * Netherlands: rijksoverheid.nl, "Overzicht schoolvakanties 2027-2028" (autumn and spring are advice; the week by
 * which a school may lengthen May is left out), and the days on which all schools are closed by government.nl.
 * Flanders: the rules of the decree of 17 April 1991 and the days of vlaanderen.be; a test works them out.
 */
export const year2027: SchoolYear = {
  name: '2027-2028',
  since: 1,
  holidays: [
    { name: 'herfstvakantie', regions: ['noord', 'midden'], first: '2027-10-16', last: '2027-10-24' },
    { name: 'herfstvakantie', regions: ['zuid'], first: '2027-10-23', last: '2027-10-31' },
    { name: 'kerstvakantie', regions: dutchRegions, first: '2027-12-25', last: '2028-01-09' },
    { name: 'voorjaarsvakantie', regions: ['noord'], first: '2028-02-19', last: '2028-02-27' },
    { name: 'voorjaarsvakantie', regions: ['midden', 'zuid'], first: '2028-02-26', last: '2028-03-05' },
    { name: 'tweede paasdag', regions: dutchRegions, first: '2028-04-17', last: '2028-04-17' },
    { name: 'koningsdag', regions: dutchRegions, first: '2028-04-27', last: '2028-04-27' },
    { name: 'meivakantie', regions: dutchRegions, first: '2028-04-29', last: '2028-05-07' },
    { name: 'hemelvaartsdag', regions: dutchRegions, first: '2028-05-25', last: '2028-05-25' },
    { name: 'tweede pinksterdag', regions: dutchRegions, first: '2028-06-05', last: '2028-06-05' },
    { name: 'zomervakantie', regions: ['noord'], first: '2028-07-15', last: '2028-08-27' },
    { name: 'zomervakantie', regions: ['midden'], first: '2028-07-08', last: '2028-08-20' },
    { name: 'zomervakantie', regions: ['zuid'], first: '2028-07-22', last: '2028-09-03' },
    { name: 'herfstvakantie', regions: ['vlaanderen'], first: '2027-11-01', last: '2027-11-07' },
    { name: 'wapenstilstand', regions: ['vlaanderen'], first: '2027-11-11', last: '2027-11-11' },
    { name: 'kerstvakantie', regions: ['vlaanderen'], first: '2027-12-27', last: '2028-01-09' },
    { name: 'krokusvakantie', regions: ['vlaanderen'], first: '2028-02-28', last: '2028-03-05' },
    { name: 'paasvakantie', regions: ['vlaanderen'], first: '2028-04-03', last: '2028-04-17' },
    { name: 'dag van de arbeid', regions: ['vlaanderen'], first: '2028-05-01', last: '2028-05-01' },
    { name: 'hemelvaart', regions: ['vlaanderen'], first: '2028-05-25', last: '2028-05-26' },
    { name: 'pinkstermaandag', regions: ['vlaanderen'], first: '2028-06-05', last: '2028-06-05' },
    { name: 'zomervakantie', regions: ['vlaanderen'], first: '2028-07-01', last: '2028-08-31' },
  ],
};
