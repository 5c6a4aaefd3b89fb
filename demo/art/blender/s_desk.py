"""Planning still lifes:  kind(timeline|seating|ribbons|laptop|favours) palette seed
laptop shows pictures from ART=a.webp,b.webp,..."""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('timeline', 'blush', 3)
reset()
F = Florals(pal, seed, res=9)
r = F.r
P = PAL[pal]
T = TONE[pal]
g = gold()
ink = pbr('ink', '4a4038', 0.6)
gf = pbr('gfoil', (0.8, 0.55, 0.28, 1), 0.28, 1)
paper = pbr('paper', 'fbf7f0', 0.85, spec=0.2, bump=(120, 0.12, 4, 'noise', 0.003))
rib = [pbr('rib%d' % i, c, 0.45, sheen=0.6) for i, c in enumerate((P['a'][0], P['b'][0], P['c'][0], P['leaf'][1], P['w'][0]))]

def corner(x, y, n=13):
    F.dome((x, y, 0.0), 0.12, n=n, fs=0.13, leaves=14, leafL=1.7, fill=4, zmin=0.05, small=8, squash=(1.2, 1, 0.4))

def pen(x, y, rot):
    e = link(bpy.data.objects.new('pen', None))
    e.location = (x, y, 0.012)
    e.rotation_euler = (rad(90), 0, rad(rot))
    for me in (lathe('pn', [(0, -0.11), (0.0018, -0.108), (0.006, -0.085), (0.0072, -0.06), (0.0072, 0.07), (0.0066, 0.085), (0, 0.088)], gf, 32), lathe('pn2', [(0.0074, -0.04), (0.0078, -0.038), (0.0078, 0.05), (0.0074, 0.052)], pbr('pw', P['w'][1], 0.2, coat=0.6), 32)):
        obj('pn', me).parent = e

def spool(x, y, m, z=0, R=0.036, h=0.05):
    wd = wood('spw', 'd0a878', 'b08450', 0.5, 3)
    for zz in (0, h - 0.006):
        obj('sp', bpy.data.meshes.get('spd') or lathe('spd', [(0, 0), (R, 0), (R * 1.02, 0.003), (R, 0.006), (0, 0.006)], wd, 48), (x, y, z + zz))
    obj('rb', lathe('rbn', [(R * 0.86, 0.006), (R * 0.86, h - 0.006)], m, 48), (x, y, z))

def flat(soft=0.95):
    flatlight(F, soft)
if kind == 'timeline':
    cloth(2.4, 1.8, linen(T['cloth'], 55, 0.3), 0.006, 1.6, seed)
    a = rad(5)
    bd = wood('clip', 'c99a68', 'a87848', 0.45, 1.2)
    c = (-0.16, 0.0)
    o = lambda x, y, z=0.0215: (c[0] + x * math.cos(a) - y * math.sin(a), c[1] + x * math.sin(a) + y * math.cos(a), z)
    rbox('bd', 0.48, 0.68, 0.012, bd, 0.006, 3, o(0, 0, 0.008), (0, 0, a))
    rbox('pp', 0.43, 0.6, 0.004, paper, 0.001, 1, o(0, -0.02, 0.018), (0, 0, a))
    rbox('cl', 0.16, 0.045, 0.014, gf, 0.006, 3, o(0, 0.3, 0.026), (0, 0, a))
    torus(0.02, 0.004, gf, o(0, 0.335, 0.02))
    text('The day', o(0, 0.225), 0.06, gf, script_font(), (0, 0, a))
    for k, (h, s) in enumerate((('12.00', 'Hair and make-up'), ('14.30', 'First look'), ('16.30', 'Ceremony'), ('17.15', 'Drinks on the lawn'), ('19.00', 'Dinner'), ('21.00', 'First dance'), ('23.30', 'Sparklers'))):
        y = 0.145 - 0.058 * k
        text(h, o(-0.175, y), 0.027, gf, serif_font(), (0, 0, a), align='LEFT')
        text(s, o(-0.06, y), 0.028, ink, serif_font(), (0, 0, a), align='LEFT')
        sphere(0.0045, rib[k % 3], o(-0.084, y, 0.0215), 12, scale=(1, 1, 0.4))
    rbox('tl', 0.0012, 0.35, 0.0006, pbr('lnm', 'd8cbbb', 0.8), 0, 1, o(-0.084, -0.029, 0.0205), (0, 0, a))
    pen(0.2, -0.08, -24)
    # watch
    w = (0.34, 0.18)
    obj('wc', lathe('wc', smoothprof([(0, 0.0), (0.036, 0), (0.04, 0.004), (0.04, 0.011), (0.036, 0.014)], 4) + [(0.034, 0.0135), (0.034, 0.012), (0, 0.012)], gf, 64), (w[0], w[1], 0.004))
    obj('wf', lathe('wf', [(0, 0.0125), (0.034, 0.0125)], pbr('dial', 'fbf8f2', 0.3), 48), (w[0], w[1], 0.004))
    for k in range(12):
        q = k * pi / 6
        rbox('tk', 0.002, 0.006, 0.001, ink, 0, 1, (w[0] + 0.028 * math.sin(q), w[1] + 0.028 * math.cos(q), 0.017), (0, 0, -q))
    for q, ln in ((rad(-60), 0.018), (rad(40), 0.025)):
        rbox('hd', 0.0022, ln, 0.001, ink, 0, 1, (w[0] + ln / 2 * math.sin(q), w[1] + ln / 2 * math.cos(q), 0.0176), (0, 0, -q))
    lt = pbr('strap', {'navy': '2c3c5e', 'winter': '3a2420'}.get(pal, '8a5a34'), 0.55, bump=(120, 0.2, 3))
    for sy in (-1, 1):
        strip(lambda t: (w[0] + 0.03 * t * t, w[1] + sy * (0.036 + 0.11 * t), 0.008 + 0.012 * math.sin(pi * t) + 0.002, 0.1 * math.sin(t * 4)), 0.024, lt, 40, thick=0.003)
    for k, m in enumerate(rib[:4]):
        rbox('sw', 0.1, 0.14, 0.004, linen((P['a'][0], P['b'][0], P['c'][0], P['leaf'][1])[k], 150, 0.35), 0.0015, 2, (0.28 + 0.09 * k, -0.25 + 0.012 * (k % 2), 0.006 + 0.003 * k), (0, 0, rad(10 - 7 * k)))
    spool(0.55, 0.02, rib[0])
    spool(0.6, 0.1, rib[3], R=0.03)
    corner(-0.66, 0.42)
    corner(0.66, 0.42, 11)
    corner(-0.6, -0.42, 9)
    petals(F, 5, (0.0, 0.2), (-0.42, -0.3), 0.006, 0.045)
    flat()
    camera((0.03, -0.5, 1.72), (0.03, 0.0, 0), 52, 4, focus=(0, 0, 0.03))
    render(kind, exposure=-0.1, spp=40, bloom=0.03, vig=0.15)
elif kind == 'seating':
    # seating cards clipped in a gilded frame on an easel, beside flowers
    plane(10, 5, pbr('wall', T['bg'], 0.9, bump=(3, 0.12, 8, 'noise', 0.04)), (0, 0.9, 1.5), (pi / 2, 0, 0))
    plane(10, 6, wood('fl', 'c9a57c', 'a8835a', 0.4, 0.6), (0, -1.2, 0))
    rbox('sk', 10, 0.03, 0.14, pbr('skm', 'f6f1ea', 0.5), 0.006, 2, (0, 0.88, 0.07))
    e = link(bpy.data.objects.new('bd', None))
    e.location = (0, 0.0, 1.08)
    e.rotation_euler = (rad(82), 0, rad(4))

    def on(o):
        o.parent = e
        return o
    W, H = (0.92, 1.12)
    on(rbox('bk', W, H, 0.012, pbr('board', T['board'], 0.75), 0.004, 2))
    for a_, b_, x, y in ((W + 0.05, 0.03, 0, H / 2), (W + 0.05, 0.03, 0, -H / 2), (0.03, H, W / 2, 0), (0.03, H, -W / 2, 0)):
        on(rbox('fr', a_, b_, 0.03, gf, 0.007, 3, (x, y, 0.006)))
    dark = pal in ('white', 'berry', 'sage', 'navy', 'winter')
    head = pbr('head', 'fbf6ea', 0.6) if dark else gf
    on(text('Find your seat', (0, 0.44, 0.008), 0.1, head, script_font()))
    names = ('Ana', 'Ben', 'Chloe', 'Dario', 'Edith', 'Finn', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kaia', 'Leo', 'Mina', 'Noah', 'Olive', 'Paul', 'Rosa', 'Sami', 'Tess', 'Ugo', 'Vera', 'Wim')
    for k in range(9):
        x, y = (-0.29 + 0.29 * (k % 3), 0.22 - 0.285 * (k // 3))
        q = rad(r.uniform(-2, 2))
        on(rbox('cd', 0.235, 0.25, 0.003, paper, 0.001, 1, (x, y, 0.01), (0, 0, q)))
        on(text('Table %d' % (k + 1), (x, y + 0.088, 0.0125), 0.03, gf, script_font(), (0, 0, q)))
        for j in range(6):
            on(text(names[(k * 6 + j) % len(names)], (x, y + 0.05 - 0.029 * j, 0.0125), 0.021, ink, serif_font(), (0, 0, q)))
    n0 = set(bpy.data.objects)
    F.dome((-0.44, 0.54, 0.03), 0.14, n=18, fs=0.15, leaves=30, leafL=1.8, fill=6, zmin=-0.9, front=Vector((0, 0, 1)))
    F.dome((0.44, -0.52, 0.03), 0.13, n=16, fs=0.15, leaves=28, leafL=1.8, fill=6, zmin=-0.9, front=Vector((0, 0, 1)))
    for o in set(bpy.data.objects) - n0:
        o.parent = e
    wd = wood('easel', 'b98d5e', '946c42', 0.5, 1)
    tubes([[(-0.46, 0.06, 0), (-0.06, 0.24, 1.9)], [(0.46, 0.06, 0), (0.06, 0.24, 1.9)], [(0, 0.8, 0), (0, 0.26, 1.8)]], 0.018, wd, 10)
    rbox('ld', 0.8, 0.2, 0.03, wd, 0.006, 2, (0, -0.03, 0.5))
    F.dome((-0.85, 0.2, 0.72), 0.24, n=28, fs=0.2, leaves=44, leafL=1.4, fill=10, zmin=-0.4)
    obj('urn', lathe('urn', smoothprof([(0, 0), (0.13, 0), (0.12, 0.04), (0.07, 0.1), (0.08, 0.22), (0.16, 0.4), (0.18, 0.55)], 5), pbr('urnm', 'ece4d8', 0.6), 48), (-0.85, 0.2, 0))
    C = Candles(0.8)
    for x, y, h in ((0.62, -0.1, 0.32), (0.76, 0.06, 0.22), (0.56, 0.14, 0.18), (-0.5, -0.26, 0.2)):
        C.pillar(x, y, 0, 0.05, h)
    area((-2.4, -1.8, 2.4), (0, 0, 1), 1.6, 130, 'fff3e2', 1.8)
    area((2.2, -2, 1.4), (0, 0, 1), 1.6, 16, 'ffe4d2')
    world_color('e6e0da', 0.4)
    camera((0.32, -3.2, 1.22), (-0.06, 0, 0.98), 54, 2.4, focus=(0, -0.02, 1.1))
    render(kind, exposure=0.2, spp=40, bloom=0.05)
elif kind == 'ribbons':
    plane(4, 3, wood('tb', 'd0b088', 'b08e64', 0.55, 0.8), (0, 0.2, 0))
    for k in range(11):
        x, y = (-0.32 + 0.1 * (k % 6) + 0.05 * (k // 6), 0.12 + 0.1 * (k // 6))
        spool(x, y, rib[k % 5], 0, 0.04 - 0.004 * (k % 2), 0.055)
    for k in range(3):
        spool(-0.22 + 0.16 * k, 0.15, rib[(k + 2) % 5], 0.056, 0.036, 0.05)
    for k, (x0, c) in enumerate(((-0.24, 0), (0.02, 2), (0.26, 3))):
        strip(lambda t: (x0 + 0.1 * t + 0.03 * math.sin(t * 9 + k), 0.07 - 0.3 * t, 0.014 + 0.016 * abs(math.sin(t * 7 + k)), 0.9 * math.sin(t * 8 + k)), 0.026, rib[c], 120)
    for k in range(6):
        rbox('sw', 0.11, 0.15, 0.006, linen((P['a'][0], P['b'][0], P['c'][0], P['leaf'][1], P['w'][0], P['leaf2'][1])[k], 150, 0.4), 0.002, 2, (0.36 + 0.018 * k, -0.05 - 0.02 * k, 0.006 + 0.005 * k), (0, 0, rad(30 - 9 * k)))
    # scissors
    for sx in (-1, 1):
        e = link(bpy.data.objects.new('sc', None))
        e.location = (-0.3, -0.12, 0.008 + 0.003 * sx)
        e.rotation_euler = (0, 0, rad(-62 + sx * 11))
        mb = MB()
        mb.grid([[(0.006 * (1 - t) * q, 0.13 * t, 0) for q in (-1, 1)] for t in [i / 10 for i in range(11)]], [[(0, 0, 0, 1)] * 2] * 11, pbr('bl', (0.78, 0.76, 0.72, 1), 0.18, 1))
        o = obj('bl', mb.mesh('bl'))
        o.modifiers.new('s', 'SOLIDIFY').thickness = 0.003
        o.parent = e
        torus(0.026, 0.005, gf, (sx * 0.016, -0.085, 0)).parent = e
        tubes([[(0, 0.01, 0), (sx * 0.004, -0.03, 0), (sx * 0.012, -0.06, 0)]], 0.005, gf, 10).parent = e
    corner(-0.52, 0.32)
    corner(0.56, 0.34)
    petals(F, 8, (-0.2, 0.3), (-0.28, -0.16), 0.004)
    plane(10, 5, pbr('wall', T['bg'], 0.9), (0, 1.5, 1.5), (pi / 2, 0, 0))
    softbox(0.66)
    camera((0.04, -0.92, 0.56), (0.02, 0.04, 0.04), 52, 2.6, focus=(0, 0.04, 0.05))
    render(kind, exposure=0.3, spp=40, bloom=0.04)
elif kind == 'laptop':
    plane(6, 2.4, wood('tb', 'd0b088', 'b08e64', 0.45, 0.8), (0, 0.3, 0))
    plane(10, 5, pbr('wall', T['bg'], 0.9), (0, 1.2, 1.5), (pi / 2, 0, 0))
    al = pbr('alu', 'd6d2cc', 0.35, 0.8)
    e = link(bpy.data.objects.new('lp', None))
    e.location = (-0.04, 0.1, 0.0)
    e.rotation_euler = (0, 0, rad(-8))
    key = pbr('key', '3a383a', 0.5)
    rbox('bs', 0.42, 0.28, 0.014, al, 0.006, 3, (0, 0, 0.008)).parent = e
    for j in range(5):
        for i in range(13):
            rbox('k', 0.026, 0.02, 0.003, key, 0.002, 2, (-0.182 + 0.0303 * i, -0.02 + 0.025 * j, 0.0165)).parent = e
    rbox('tp', 0.13, 0.08, 0.001, pbr('tpm', 'c4c0ba', 0.4), 0, 1, (0, -0.09, 0.0155)).parent = e
    s = link(bpy.data.objects.new('sc', None))
    s.parent = e
    s.location = (0, 0.14, 0.016)
    s.rotation_euler = (rad(72), 0, 0)
    rbox('ld', 0.42, 0.28, 0.008, al, 0.004, 2, (0, 0.14, -0.004)).parent = s
    plane(0.4, 0.255, pbr('scr', 'fbf7f0', 0.4, emis='fbf7f0', emis_s=0.5), (0, 0.14, 0.0005)).parent = s
    for k in range(6):
        o = plane(0.116, 0.078, imgmat(art(k), 0.3, 0, 0.55), (-0.124 + 0.124 * (k % 3), 0.165 - 0.09 * (k // 3), 0.001))
        o.parent = s
    rbox('hd', 0.37, 0.006, 0.0004, pbr('hdm', P['a'][0], 0.6, emis=P['a'][0], emis_s=0.4), 0, 1, (0, 0.245, 0.001)).parent = s
    for k, w_ in enumerate((0.16, 0.11)):
        plane(w_, 0.008, pbr('tx', '6a5a50', 0.6), (-0.185 + w_ / 2, 0.228 - 0.013 * k, 0.001)).parent = s
    rbox('nb', 0.2, 0.28, 0.018, linen(P['a'][0], 150, 0.3), 0.007, 3, (0.36, 0.02, 0.01), (0, 0, rad(14)))
    rbox('el', 0.006, 0.285, 0.022, gf, 0.002, 2, (0.43, 0.035, 0.01), (0, 0, rad(14)))
    pen(0.35, -0.02, 30)
    cup = pbr('cup', 'fbf8f3', 0.2, coat=0.3)
    obj('sau', plate(cup, 0.075), (-0.38, -0.02, 0))
    obj('cu', lathe('cu', smoothprof([(0, 0.0), (0.026, 0), (0.03, 0.005), (0.043, 0.032), (0.046, 0.06)], 5) + [(0.043, 0.058), (0.039, 0.032), (0, 0.008)], cup, 64), (-0.38, -0.02, 0.01))
    obj('cof', lathe('cof', [(0, 0.05), (0.042, 0.05)], pbr('coffee', '8a5a34', 0.2, coat=0.4), 48), (-0.38, -0.02, 0.01))
    F.dome((-0.44, 0.3, 0.28), 0.15, n=22, fs=0.14, leaves=26, leafL=1.3, fill=6, zmin=-0.3)
    obj('vs', lathe('vs', smoothprof([(0, 0), (0.055, 0), (0.078, 0.07), (0.05, 0.17), (0.057, 0.2)], 5), cup, 48), (-0.44, 0.3, 0))
    for k, m in enumerate((0, 1, 2)):
        rbox('sw', 0.09, 0.12, 0.004, linen((P['a'][0], P['b'][0], P['leaf'][1])[k], 150, 0.35), 0.0015, 2, (0.12 + 0.07 * k, -0.2 - 0.012 * k, 0.005 + 0.003 * k), (0, 0, rad(12 - 10 * k)))
    spool(0.46, 0.24, rib[0])
    spool(0.54, 0.2, rib[3], R=0.032)
    C = Candles(0.3)
    C.votive(0.38, 0.28, 0)
    area((-1.8, -0.8, 1.6), (0, 0.1, 0.15), 1.3, 46, 'fff5e8', 1.5)
    area((1.6, -1.2, 0.9), (0, 0.1, 0.15), 1.2, 7, 'ffe4d2')
    world_color('e6e0da', 0.4)
    camera((0.18, -1.15, 0.52), (0.0, 0.1, 0.12), 50, 2.8, focus=(0, 0.16, 0.15))
    render(kind, exposure=0.3, spp=40, bloom=0.04)
elif kind == 'favours':
    cloth(2.4, 1.8, linen(T['cloth'], 60, 0.25), 0.004, 1.5, seed)
    boxm = [pbr('bx%d' % i, c, 0.75, bump=(120, 0.1, 4)) for i, c in enumerate((P['b'][1], P['a'][1], 'fbf7f0'))]
    kraft = pbr('kraft', 'c9a578', 0.85, bump=(160, 0.2, 4))
    for j in range(4):
        for i in range(7):
            x, y = (-0.54 + 0.18 * i + (0.09 if j % 2 else 0), -0.16 + 0.17 * j)
            s = 0.085
            m = boxm[(i + j) % 3]
            rbox('fb', s, s, s * 0.8, m, 0.003, 2, (x, y, s * 0.4), (0, 0, rad(r.uniform(-6, 6))))
            rb = rib[(i * 2 + j) % 3]
            rbox('r1', s * 1.02, 0.012, s * 0.82, rb, 0.001, 1, (x, y, s * 0.405))
            rbox('r2', 0.012, s * 1.02, s * 0.82, rb, 0.001, 1, (x, y, s * 0.405))
            for sx in (-1, 1):
                mb = MB()
                mb.grid([[(x + sx * (0.03 * math.sin(t)), y + (q - 0.5) * 0.014, s * 0.82 + 0.016 * (1 - math.cos(t)) * 0.9 * (1 if t < pi else 1)) for q in (0, 1)] for t in [2 * pi * k / 22 * 0.5 for k in range(23)]], [[(0, 0, 0, 1)] * 2] * 23, rb)
                obj('bw', mb.mesh('bw')).modifiers.new('s', 'SOLIDIFY').thickness = 0.0016
            F.put((F.small + F.mid)[(i + j) % 7], Vector((x, y - 0.004, s * 0.83)), Vector((0, -0.3, 1)), 0.034)
            F.put(F.leaves[3 + (i + j) % 3], Vector((x, y, s * 0.82)), Vector((r.uniform(-1, 1), -0.4, 0.2)), 0.06)
    F.dome((-0.72, -0.06, 0.05), 0.14, n=16, fs=0.13, leaves=22, leafL=1.4, fill=5, zmin=0)
    F.dome((0.74, 0.2, 0.05), 0.14, n=16, fs=0.13, leaves=22, leafL=1.4, fill=5, zmin=0)
    plane(10, 5, pbr('wall', T['bg'], 0.9), (0, 1.8, 1.5), (pi / 2, 0, 0))
    softbox(0.7)
    camera((0.2, -0.98, 0.5), (0.02, 0.1, 0.06), 50, 2.0, focus=(0.0, -0.1, 0.07))
    render(kind, exposure=0.3, spp=40, bloom=0.04)
