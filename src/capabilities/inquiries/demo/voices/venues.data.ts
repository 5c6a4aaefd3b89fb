import type { InquiryVoice } from '../inquiry-voice.ts';

export const venuesInquiries: InquiryVoice = {
  wishes: [
    'We want {one place for everything|ceremony and dinner in the same place}, with {room to dance|a corner for the grandparents to sit}.',
    'We are after somewhere that {already looks like itself|needs very little dressing up}, so that we can spend on food instead.',
    'An outdoor ceremony with {a serious|a real} plan for rain would make {my mother|both families} very happy.',
    'About <guests> of us would sit down to dinner, and {most|nearly all} will travel, so {rooms nearby|a hotel close by} matter a lot.',
    'We have {looked at five places|walked through four venues} and yours is the first where we {stopped talking about the carpet|both went quiet}.',
    'We picture long tables, {a lot of candles|string lights} and {no head table|the band right by the dance floor}.',
  ],
  questions: [
    'Is <vendor> still free <when>, and {what does the fee cover|what is included in the fee}?',
    'Could we bring our own {caterer|bar}, or do you work with a {fixed|short} list?',
    'How late may the music go, and {what happens to the terrace after ten|when do the last guests have to leave}?',
    'What is the {smallest|real} spend for <guests> guests {on a Saturday|at that time of year}?',
    'May we come by for a tour on a {weekday evening|Saturday morning}?',
    'Is there a {step-free way|lift} for guests in wheelchairs, from the {parking|gate} to the dance floor?',
  ],
  pitches: [
    'For <guests> guests I would put the ceremony on the lawn and dinner in the large room, {with the doors open|so that nobody has to walk far}.',
    'The rain plan is not a tent: we turn the room in forty minutes while everyone is at {cocktail hour|the bar}.',
    'You would have the {whole house|place} to yourselves from {ten in the morning|Friday afternoon}, and only one wedding happens here a weekend.',
    'Tables, chairs, linen and the {day manager|person who runs the day} come with the fee; {flowers and food are yours to choose|you bring the caterer you love}.',
    'Music goes until {eleven|half past ten} inside and ten outside, and the neighbors {are used to us|have been very kind about it}.',
    'I attached nothing on purpose: the room is easier to understand {with your feet|when you stand in it}, so do come by.',
  ],
  includes: [
    'Site fee for {twelve|fourteen} hours, tables, chairs and linen for <guests>, day manager, rain plan, parking',
    'Ceremony lawn, main room and terrace, {bridal suite|getting-ready rooms} from 9 am, setup and cleanup',
    'Exclusive use from Friday {afternoon|evening}, rehearsal hour, furniture for <guests>, sound in the main room',
    'Peak-season Saturday, house furniture, two bartenders’ stations, staff until {midnight|11 pm}',
  ],
  followUps: [
    'Thank you, that helps. Would the {smaller room|terrace} work for the dinner if we end up {closer to ninety|with fewer people}?',
    '<partner> asks whether the {lawn lights|candles} are allowed to stay on during the {speeches|first dance}.',
    'Our families could come for a tour on {the 14th|Sunday}. Is {eleven|four o’clock} all right?',
    'How much would a {Friday|Sunday} change the price? We are not {wedded to Saturday|fixed on the day}.',
    'Is the deposit {refundable|movable} if the date has to change?',
  ],
  answers: [
    'The terrace seats {eighty|ninety} comfortably; with more we open the doors and use both.',
    'Candles in glass are fine everywhere, and the lawn lights are on a dimmer {you may operate yourselves|that our manager runs}.',
    'That works well, I will have coffee ready. Park by the {gate|big oak}.',
    'Fridays and Sundays are about a fifth less, and November to March nearly {a third|30 percent}.',
    'The deposit moves with you once, to any free day within a year.',
  ],
};
