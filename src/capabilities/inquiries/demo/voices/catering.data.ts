import type { InquiryVoice } from '../inquiry-voice.ts';

export const cateringInquiries: InquiryVoice = {
  wishes: [
    'We are <guests> people who {like to eat|talk about food all day}, and we would rather have {three great dishes|one great main} than a long buffet.',
    'Family style on big plates is what we {dream of|have in mind}, with {a good vegetarian main|enough that nobody asks for the vegetarian option}.',
    'There are {six vegans|four people with celiac disease} and one serious nut allergy among our guests.',
    '<partner>’s family is {Gujarati|Lebanese|Korean}, mine is from {Ohio|Louisiana}, and the food should {belong to both|make both sides feel at home}.',
    'A late-night {snack|slice of something} around eleven would {save the dancing|be the best part}.',
    'The venue has {only a small prep kitchen|no kitchen to speak of}, so everything would be {finished on site|brought hot}.',
  ],
  questions: [
    'Could you give us a rough price per person for <guests>, {staff and rentals included|with plates and staff}?',
    'Do you offer tastings, and {for how many of us|is it part of the price}?',
    'Are you free <when>, and have you worked {in <city>|at places without a kitchen} before?',
    'How many servers would you bring for {family style|a plated dinner}?',
    'Who {takes care of|deals with} the cake cutting, coffee and {the trash|cleanup}?',
    'Can you cook for an allergy safely, in a {separate area|kitchen of its own}, or should we plan around it?',
  ],
  pitches: [
    'For <guests> we would come with {two chefs and eleven|a team of twelve} people and finish the mains {over fire outside|on site}.',
    'Allergies are cooked first, plated first and carried by one person who does nothing else.',
    'For your two families I would put {lamb with rice|a proper masala} beside {cornbread and greens|roast chicken} on the same table, and let people pass it.',
    'Tastings are for {four|two} on {Tuesdays|the first Sunday of the month}; the fee comes off your bill.',
    'Plates, glasses and linen come from us, so you see one price and not {six|a page of extras}.',
    'The small kitchen is fine: we have done <guests> out of {a tent and two ovens|less}.',
  ],
  includes: [
    'Family-style dinner for <guests>, three passed bites, staff, plates and linen, coffee, cleanup',
    'Plated three courses, {vegan main|two mains}, service until 11 pm, tasting for four',
    'Buffet with two stations, late-night {tacos|grilled cheese}, staff and rentals',
    'Cocktail hour, dinner and cake cutting, kitchen tent, {gluten-free menu|allergy plates} for six',
  ],
  followUps: [
    'The tasting was {wonderful|a pleasure}, we are still talking about the {beans|carrots}. Could salmon go instead of the beef?',
    'We are now closer to {a hundred|ninety}. How does the price move below your minimum?',
    'Would you let {my aunt|<partner>’s mother} bring {her pierogi|one dish} for cocktail hour, or is that a problem?',
    'When do you need the final count and {the allergy list|names by table}?',
    'Could the late snack be {on the porch|passed} so people keep dancing?',
  ],
  answers: [
    'Salmon instead of beef is the same price, and I would serve it {at room temperature with dill|off the grill}.',
    'Below a hundred the staff shrinks by two people, so you feel it {a little|in the total} as well.',
    'Bring the dish, please: it needs to be {labeled and cold|kept cold until five}, that is all.',
    'The final count is due {ten days|two weeks} before, changes of two or three {never matter|are fine until the day}.',
    'Passed it is, {in paper cones|on small boards}, from {half past ten|eleven}.',
  ],
};
