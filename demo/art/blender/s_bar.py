"""Bar still lifes:  kind(cart|coffee|taps|wine|whisky|lemonade|spritz) palette seed (odd seed: daylight, even: evening)"""
import sys, os
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from props import *
kind, pal, seed = args('cart', 'blush', 3)
reset()
F = Florals(pal, seed, res=9)
r = F.r
P = PAL[pal]
T = TONE[pal]
g = gold()
day = seed % 2
chrome = pbr('chrome', (0.8, 0.78, 0.75, 1), 0.12, 1)
brass = pbr('brass', (0.75, 0.55, 0.3, 1), 0.22, 1)
gl = glass('gl', 'ffffff', 0, 1.48)
tg = thin('tg', 'ffffff', 0.5)
green = pbr('green', '2c4630', 0.06, spec=0.6, coat=0.6)
amber = pbr('amber', '7a3a14', 0.06, spec=0.6, coat=0.6)
paper = pbr('paper', 'fbf6ec', 0.8)

def labelled(x, y, z, m, h=0.3, rr=0.04, kind_='wine', lab=True, s=1):
    obj('bt', bottle(m, h, rr, kind_), (x, y, z), (0, 0, r.random()), s)
    if lab:
        obj('lb', lathe('lb%g' % h, [(rr * 1.012, h * 0.16), (rr * 1.012, h * 0.4)], paper, 40), (x, y, z), scale=s)
        obj('lb2', lathe('lc%g' % h, [(rr * 1.016, h * 0.2), (rr * 1.016, h * 0.225)], g, 40), (x, y, z), scale=s)

def room(back=None, y=1.6):
    if day:
        plane(10, 6, pbr('wall', back or T['bg'], 0.9, bump=(3, 0.1, 8, 'noise', 0.04)), (0, y, 1.8), (pi / 2, 0, 0))
        softbox(0.75)
    else:
        evening(r, 13, '40302a', 0.8)

def citrus(x, y, z, rr=0.034, c='f2b63a', rot=(0, 0, 0), half=False):
    if half:
        obj('c1', lathe('cs', [(0, 0), (rr * 0.9, 0), (rr, 0.004), (rr * 0.98, 0.008), (0, 0.008)], pbr('rind' + c, c, 0.5, bump=(200, 0.2, 2)), 40), (x, y, z), rot)
        obj('c2', lathe('ci', [(0, 0.0084), (rr * 0.88, 0.0084)], pbr('pulp' + c, 'fbe9b0', 0.4, sss=0.2), 40), (x, y, z), rot)
        for k in range(9):
            a = k * 0.698
            obj('sg', bpy.data.meshes.get('seg') or lathe('seg', [(0, 0.0005), (rr * 0.3, 0)], pbr('segm', c, 0.35, sss=0.3, coat=0.3), 3), Vector((x, y, z)) + Euler(rot).to_matrix() @ Vector((rr * 0.5 * math.cos(a), rr * 0.5 * math.sin(a), 0.0086)), Euler(rot))
    else:
        sphere(rr, pbr('fr' + c, c, 0.45, sss=0.1, bump=(160, 0.2, 2)), (x, y, z + rr), 28, scale=(1, 1, 0.95))
if kind == 'cart':
    plane(8, 6, wood('fl', 'b58c62', '8e6a46', 0.4, 0.6), (0, 0.5, 0))
    for sx in (-1, 1):
        for y in (-0.2, 0.2):
            tubes([[(sx * 0.44, y, 0.06), (sx * 0.44, y, 0.92)]], 0.011, g, 12)
            cyl(0.035, 0.014, pbr('wheel', '2a2624', 0.5), (sx * 0.44 - 0.007, y, 0.036), (0, rad(90), 0))
        tubes([[(sx * 0.44, -0.2, 0.9), (sx * 0.5, -0.2, 0.93), (sx * 0.5, 0.2, 0.93), (sx * 0.44, 0.2, 0.9)]], 0.011, g, 12, smooth=False)
    for z in (0.26, 0.78):
        rbox('sh', 0.9, 0.42, 0.012, marble('mb%g' % z, 'f6f1ea', 'cdbfb2', 0.12), 0.003, 2, (0, 0, z))
        for y in (-0.205, 0.205):
            tubes([[(-0.44, y, z), (0.44, y, z)], [(-0.44, y, z + 0.06), (0.44, y, z + 0.06)]], 0.007, g, 10)
    Z = 0.786
    labelled(-0.3, 0.08, Z, green, 0.31, 0.042, 'champagne')
    labelled(-0.2, 0.1, Z, amber, 0.26, 0.038)
    labelled(-0.34, -0.04, Z, pbr('rose', P['a'][0], 0.06, spec=0.6, coat=0.6), 0.28, 0.037)
    # ice bucket with a bottle
    obj('bk', lathe('bk', smoothprof([(0, 0.0), (0.07, 0.0), (0.075, 0.01), (0.09, 0.15), (0.094, 0.155)], 5) + [(0.088, 0.15), (0.07, 0.02), (0, 0.02)], chrome, 64), (0.02, 0.06, Z))
    obj('bo', bottle(green, 0.3, 0.04), (0.03, 0.06, Z + 0.06), (rad(-8), rad(12), 0))
    ice = glass('ice', 'f4faff', 0.05, 1.31)
    for k in range(12):
        icecube(ice, 0.03, (0.02 + r.uniform(-0.05, 0.05), 0.06 + r.uniform(-0.05, 0.05), Z + 0.145), r)
    cp = coupe(tg)
    lq = coupe_liquid(liquid('lq', T['drinks'][1], 0.5))
    for x, y in ((-0.12, -0.1), (0.0, -0.12), (0.12, -0.09), (0.2, 0.02)):
        obj('cp', cp, (x, y, Z))
        obj('lq', lq, (x, y, Z))
    F.dome((0.32, 0.04, Z + 0.2), 0.12, n=20, fs=0.12, leaves=24, leafL=1.4, fill=6, zmin=-0.3)
    obj('vs', lathe('vs', smoothprof([(0, 0), (0.045, 0), (0.06, 0.05), (0.042, 0.12), (0.048, 0.14)], 5), pbr('vsm', 'f6f1e8', 0.35, coat=0.2), 48), (0.32, 0.04, Z))
    Z = 0.266
    for k, (x, y) in enumerate(((-0.34, 0.05), (-0.24, 0.08), (-0.14, 0.03))):
        labelled(x, y, Z, (green, amber, green)[k], 0.28, 0.038)
    tm = tumbler(tg)
    for x in (0.02, 0.11, 0.2):
        for y in (-0.08, 0.03):
            obj('tm', tm, (x, y, Z))
    for k in range(5):
        citrus(0.31 + 0.035 * (k % 3) - 0.02, -0.05 + 0.05 * (k // 3), Z + (0.05 if k == 4 else 0.01), 0.03, ('f2c23a', 'f08a34')[k % 2])
    F.dome((-0.62, 0.3, 0.42), 0.2, n=22, fs=0.17, leaves=40, leafL=1.5, fill=8, zmin=-0.3)
    obj('pot', lathe('pot', smoothprof([(0, 0), (0.13, 0), (0.17, 0.3), (0.16, 0.34)], 5), pbr('ptm', 'efe6da', 0.6), 48), (-0.62, 0.3, 0))
    if day:
        plane(12, 6, pbr('wall', T['bg'], 0.9, bump=(3, 0.1, 8, 'noise', 0.04)), (0, 0.7, 2), (pi / 2, 0, 0))
        rbox('sk', 12, 0.03, 0.14, pbr('skm', 'f6f1ea', 0.5), 0.006, 2, (0, 0.68, 0.07))
        area((-2.0, -1.4, 2.1), (0, 0, 0.7), 1.5, 90, 'fff5e8', 1.6)
        area((2, -1.6, 1.2), (0, 0, 0.7), 1.4, 12, 'ffe4d2')
        world_color('e6e0da', 0.4)
    else:
        bokeh(r, 12, y=(2.2, 5), z=(0.2, 2.6), back='40302a')
        area((-1.6, -1.4, 1.9), (0, 0, 0.7), 1.1, 80, 'fff0dc')
        area((1.5, 0.9, 1.5), (0, 0, 0.7), 0.6, 40, 'ffc08a')
        world_color('54402f', 0.45)
    camera((0.34, -2.4, 1.18), (-0.04, 0, 0.64), 58, 2.4, focus=(0, -0.1, 0.8))
    render(kind, exposure=0.35, spp=40, bloom=0.08, bounces=8)
elif kind == 'coffee':
    plane(6, 3, wood('tb', 'c09468', '98704a', 0.4, 0.7), (0, 0.5, 0))
    pt = pbr('paint', T['enamel'], 0.3, coat=0.5)
    e = link(bpy.data.objects.new('em', None))
    e.location = (0.1, 0.28, 0)
    e.rotation_euler = (0, 0, rad(-12))

    def on(o):
        o.parent = e
        return o
    on(rbox('b', 0.52, 0.34, 0.05, chrome, 0.012, 3, (0, 0, 0.045)))
    on(rbox('bk', 0.5, 0.12, 0.3, pt, 0.02, 4, (0, 0.1, 0.2)))
    on(rbox('tp', 0.54, 0.34, 0.12, pt, 0.03, 5, (0, 0.0, 0.4)))
    on(rbox('tr', 0.52, 0.32, 0.012, chrome, 0.004, 2, (0, 0, 0.466)))
    for sx in (-1, 1):
        on(cyl(0.034, 0.05, chrome, (sx * 0.12, -0.09, 0.29)))
        on(cyl(0.04, 0.022, chrome, (sx * 0.12, -0.09, 0.268)))
        on(tubes([[(sx * 0.12, -0.12, 0.276), (sx * 0.12, -0.2, 0.272), (sx * 0.12, -0.26, 0.262)]], 0.013, wood('hn', '5a3a24', '3c2616', 0.4, 3), 12))
        on(tubes([[(sx * 0.12 - 0.012, -0.09, 0.268), (sx * 0.12 - 0.014, -0.09, 0.24)], [(sx * 0.12 + 0.012, -0.09, 0.268), (sx * 0.12 + 0.014, -0.09, 0.24)]], 0.005, chrome, 8))
        on(tubes([[(sx * 0.24, -0.14, 0.36), (sx * 0.26, -0.19, 0.28), (sx * 0.25, -0.2, 0.16)]], 0.006, chrome, 10))
        on(cyl(0.02, 0.02, pbr('kb', '2a2422', 0.4), (sx * 0.24, -0.165, 0.4), (rad(90), 0, 0)))
    for k in range(2):
        on(obj('gg', lathe('gg', [(0, 0.006), (0.028, 0.006), (0.03, 0.008), (0.032, 0)], paper, 40), (-0.05 + 0.1 * k, -0.17, 0.4), (rad(90), 0, 0)))
        on(tubes([[(-0.05 + 0.1 * k, -0.1775, 0.4), (-0.05 + 0.1 * k + 0.014, -0.1775, 0.416)]], 0.0015, pbr('nd', 'b3303a', 0.4), 6))
    cer = pbr('cer', 'fbf8f3', 0.2, coat=0.4)
    cup = lathe('cu', smoothprof([(0, 0.0), (0.024, 0), (0.028, 0.005), (0.04, 0.03), (0.043, 0.055)], 5) + [(0.04, 0.054), (0.036, 0.03), (0, 0.008)], cer, 64)
    cof = lathe('cof', [(0, 0.048), (0.0395, 0.048)], pbr('coffee', '7a4a28', 0.2, coat=0.4), 48)
    milk = pbr('milk', 'efdcc0', 0.35)
    sau = plate(cer, 0.072)
    for k in range(14):
        on(obj('cs', cup, (-0.2 + 0.1 * (k % 5), -0.08 + 0.11 * (k // 5 % 2), 0.472 + 0.04 * (k // 10))))
    for x, y in ((-0.22, -0.14), (0.02, -0.2), (-0.42, 0.0), (0.26, -0.16)):
        obj('sa', sau, (x, y, 0))
        obj('cp', cup, (x, y, 0.009))
        obj('cf', cof, (x, y, 0.009))
        for q in range(3):
            rr = 0.022 - 0.006 * q
            tubes([[Vector((x + rr * 1.05 * math.sin(t) ** 3, y - 0.006 + 0.006 * q + rr * (0.8 * math.cos(t) - 0.3 * math.cos(2 * t)), 0.0578 + 0.0004 * q)) for t in [2 * pi * i / 40 for i in range(41)]]], 0.0024, milk, 6)
        torus(0.014, 0.0036, cer, (x + 0.047, y, 0.042), (rad(90), 0, 0))
    obj('jug', lathe('jug', smoothprof([(0, 0), (0.045, 0), (0.05, 0.01), (0.044, 0.07), (0.036, 0.1), (0.042, 0.12)], 5) + [(0.039, 0.118), (0.034, 0.1), (0, 0.01)], chrome, 56), (0.42, -0.05, 0))
    bean = pbr('bean', '3a2114', 0.45, coat=0.2)
    bm = lathe('bean', [(0.005 * math.sin(pi * i / 8), -0.008 * math.cos(pi * i / 8)) for i in range(9)], bean, 14)
    for k in range(60):
        obj('bn', bm, (-0.02 + r.gauss(0, 0.07), -0.32 + r.gauss(0, 0.025), 0.005), (rad(90), 0, r.random() * 6))
    F.dome((-0.55, 0.32, 0.24), 0.15, n=22, fs=0.14, leaves=24, leafL=1.3, fill=6, zmin=-0.3)
    obj('vs', lathe('vs', smoothprof([(0, 0), (0.055, 0), (0.075, 0.06), (0.05, 0.15), (0.056, 0.17)], 5), cer, 48), (-0.55, 0.32, 0))
    room(y=1.0)
    camera((0.1, -1.5, 0.52), (-0.02, 0.06, 0.2), 50, 2.6, focus=(-0.05, -0.1, 0.1))
    render(kind, exposure=0.35, spp=40, bloom=0.06)
elif kind == 'taps':
    plane(8, 1.2, wood('bar', '7a5434', '54361e', 0.25, 0.8), (0, 0.1, 0))
    rbox('bf', 8, 0.05, 0.1, wood('barf', '6a4628', '482c16', 0.3, 0.8), 0.012, 3, (0, -0.5, -0.04))
    tubes([[(-0.5, 0.16, 0), (-0.5, 0.16, 0.3), (-0.5, 0.16, 0.34)], [(0.5, 0.16, 0), (0.5, 0.16, 0.3), (0.5, 0.16, 0.34)]], 0.035, brass, 24)
    tubes([[(-0.56, 0.16, 0.33), (0.56, 0.16, 0.33)]], 0.04, brass, 28)
    for sx in (-1, 1):
        sphere(0.045, brass, (sx * 0.56, 0.16, 0.33), 24)
        obj('fl', lathe('fl', smoothprof([(0, 0), (0.075, 0), (0.07, 0.01), (0.04, 0.02), (0.036, 0.04)], 4), brass, 40), (sx * 0.5, 0.16, 0))
    hc = [pbr('h%d' % i, c, 0.3, coat=0.5) for i, c in enumerate((T['enamel'], 'f6f0e4', P['c'][0], P['leaf2'][0]))]
    for k in range(4):
        x = -0.33 + 0.22 * k
        tubes([[(x, 0.13, 0.33), (x, 0.06, 0.335), (x, 0.035, 0.31), (x, 0.032, 0.25)]], 0.013, chrome, 14, 0.011)
        cyl(0.014, 0.03, chrome, (x, 0.06, 0.34))
        obj('hd', lathe('hd', smoothprof([(0, 0), (0.011, 0), (0.012, 0.02), (0.02, 0.09), (0.021, 0.15), (0.015, 0.168), (0, 0.17)], 5), hc[k], 32), (x, 0.06, 0.368), (rad(-6 if k != 1 else 34), 0, 0))
    pint = lathe('pint', [(0, 0.0), (0.0305, 0), (0.0305, 0), (0.031, 0.0005), (0.0415, 0.15), (0.0415, 0.15)], tg, 64)
    bm = [thin('beer%d' % i, c, 0.15, c, 0.3) for i, c in enumerate(('f0a832', 'd9782a', 'f6c860'))]
    foam = pbr('foam', 'fff8ea', 0.7, sss=0.2, bump=(160, 0.4, 3))
    for k, (x, y) in enumerate(((-0.11, 0.0), (0.08, -0.14), (-0.24, -0.2), (0.3, -0.06))):
        obj('pt', pint, (x, y, 0))
        h = 0.128
        obj('br', lathe('br%d' % k, [(0, 0.008), (0.0298, 0.008), (0.0298, 0.008), (0.0302 + 0.0102 * h / 0.15, h), (0.0302 + 0.0102 * h / 0.15, h), (0, h)], bm[k % 3], 56), (x, y, 0))
        obj('fm', lathe('fm', smoothprof([(0.0388, 0.128), (0.0402, 0.148), (0.037, 0.158), (0.02, 0.163), (0, 0.163)], 4), foam, 48), (x, y, 0))
    rbox('mat', 0.8, 0.22, 0.01, pbr('mat', '2a2624', 0.8), 0.003, 2, (0, 0.03, -0.004))
    F.dome((-0.72, 0.1, 0.1), 0.16, n=20, fs=0.14, leaves=26, leafL=1.3, fill=6, zmin=-0.2)
    F.dome((0.74, 0.14, 0.1), 0.16, n=20, fs=0.14, leaves=26, leafL=1.3, fill=6, zmin=-0.2)
    if day:
        for i in range(9):
            for j in range(16):
                rbox('tl', 0.24, 0.02, 0.12, bpy.data.materials.get('tile') or pbr('tile', T['bg'], 0.2, coat=0.5), 0.006, 2, (-1.9 + 0.25 * j + (0.125 if i % 2 else 0), 0.72, 0.0 + 0.125 * i))
        softbox(0.7)
    else:
        evening(r, 13, '40302a', 0.75)
    camera((0.16, -1.25, 0.34), (0.0, 0.05, 0.25), 42, 2.2, focus=(0.0, -0.05, 0.14))
    render(kind, exposure=0.4, spp=40, bloom=0.08, bounces=10)
elif kind == 'wine':
    top = wood('brl', '8a6040', '5e3e26', 0.5, 1.0)
    obj('top', lathe('top', [(0, 0), (0.4, 0), (0.405, 0.004), (0.405, 0.02), (0.43, 0.02), (0.44, 0.0), (0.5, -0.5)], top, 72), (0, 0.1, -0.002))
    torus(0.447, 0.012, pbr('hoop', '4a4644', 0.4, 0.8), (0, 0.1, -0.06), flat=3)
    wgm = wineglass(gl, 0.23, 0.046)
    for k, (x, y, c, gw) in enumerate(((-0.11, 0.0, 'a01030', 0.05), (0.04, -0.07, T['drinks'][2] if pal not in ('navy', 'white') else 'f2dc8a', 0.3))):
        h, R = (0.23, 0.046)
        obj('wg', wgm, (x, y, 0))
        m = liquid('wn%d' % k, c, gw) if k else pbr('red', '6a0c22', 0.04, spec=0.6, trans=0.35, coat=0.6, emis='7a0c24', emis_s=0.12)
        obj('wl', lathe('wl%d' % k, smoothprof([(0, h * 0.487), (0.0105, h * 0.498), (R * 0.95, h * 0.67), (R * 0.945, h * 0.74)], 5) + [(0, h * 0.74)], m, 48), (x, y, 0))
    labelled(0.16, 0.12, 0, pbr('dg', '1c2a1e', 0.06, spec=0.6, coat=0.6), 0.33, 0.041)
    labelled(-0.04, 0.2, 0, pbr('dg2', '2a1a14', 0.06, spec=0.6, coat=0.6), 0.33, 0.041)
    gm = pbr('grp', '5a2440' if seed % 3 else '9fb15a', 0.3, sss=0.3, coat=0.25)
    me, Q = grapes(gm, F.stem, 60, 0.0125, seed, (0.08, 0.05, 0.035))
    for p in Q:
        obj('gr', me, (-0.22 + p.x, -0.1 + p.y, p.z), (r.random() * 3, r.random() * 3, 0))
    obj('ck', lathe('ck', [(0, 0), (0.011, 0), (0.0115, 0.002), (0.0115, 0.042), (0.011, 0.044), (0, 0.044)], pbr('cork', 'c9a070', 0.9, bump=(200, 0.6, 3)), 32), (0.18, -0.12, 0.0115), (rad(90), 0, rad(60)))
    F.dome((0.3, 0.1, 0.03), 0.08, n=12, fs=0.1, leaves=16, leafL=1.4, fill=4, zmin=0)
    F.dome((-0.3, 0.24, 0.03), 0.09, n=12, fs=0.1, leaves=16, leafL=1.4, fill=4, zmin=0)
    lm = petalmat('vl', '5a6f32', '93a556', var=0.4, trans=0.4)
    foliage([(lerp(-4, 4, i / 17) + r.uniform(-0.2, 0.2), 4.2 + r.uniform(-0.3, 0.4), r.uniform(-0.6, 0.9), 0.5, 0.4, 0.5) for i in range(18) for _ in range(2)], lm, 3, 90, 0.2)
    foliage([(lerp(-9, 9, i / 17) + r.uniform(-0.2, 0.2), 8.5 + r.uniform(-0.3, 0.4), r.uniform(-0.4, 1.1), 0.7, 0.6, 0.6) for i in range(18) for _ in range(2)], lm, 4, 80, 0.28)
    plane(60, 60, pbr('gd', '8a7a4a', 1), (0, 20, -0.9))
    world_grad([(0, 'ffd9a4'), (0.14, 'ffcf9c'), (0.3, 'f0c4b0'), (0.6, 'a8b4cc'), (1, '7a96c4')], 0.9, sunaz=(70, 8), glow='ffb060', glow_s=2, glow_w=0.35)
    sun(65, 12, 3.4, 'ffc890', 2)
    area((-1.4, -1.0, 1.2), (0, 0, 0.1), 1.1, 26, 'fff0dc')
    area((1.2, -1.2, 0.6), (0, 0, 0.1), 1.0, 6, 'ffe0cc')
    camera((0.06, -1.0, 0.3), (0.0, 0.04, 0.12), 54, 2.0, focus=(-0.02, -0.03, 0.14))
    render(kind, exposure=0.1, spp=40, bloom=0.1, bounces=10)
elif kind == 'whisky':
    plane(6, 3, wood('tb', '5a3c26', '3a2416', 0.22, 0.8), (0, 0.5, 0))
    tm = tumbler(gl, 0.09, 0.042)
    wh = liquid('wh', 'e08a2c', 0.3)
    ice = glass('ice', 'f4faff', 0.05, 1.31)
    for k, (x, y) in enumerate(((-0.12, -0.06), (0.04, -0.13), (0.19, -0.02))):
        obj('tm', tm, (x, y, 0))
        obj('wl', lathe('wl', [(0, 0.0135), (0.034, 0.0145), (0.0375, 0.045), (0, 0.045)], wh, 56), (x, y, 0))
        icecube(ice, 0.034, (x + 0.004, y, 0.046), r)
        citrus(x + 0.03, y - 0.012, 0.086, 0.02, 'f08a34', (rad(80), 0, rad(30)), True) if k == 1 else None
    dec = lathe('dec', smoothprof([(0, 0), (0.062, 0), (0.068, 0.008), (0.072, 0.1), (0.05, 0.14), (0.022, 0.165), (0.018, 0.2), (0.03, 0.215)], 5) + [(0.027, 0.214), (0.015, 0.2), (0.018, 0.165), (0.046, 0.136), (0.066, 0.1), (0.063, 0.014), (0, 0.012)], gl, 8)
    obj('dec', dec, (-0.04, 0.14, 0))
    obj('dl', lathe('dl', [(0, 0.013), (0.061, 0.015), (0.064, 0.09), (0, 0.09)], liquid('wd', 'd97e24', 0.35), 8), (-0.04, 0.14, 0))
    sphere(0.028, gl, (-0.04, 0.14, 0.245), 10)
    cg = pbr('cigar', '6a4426', 0.8, bump=(120, 0.4, 4))
    bx = wood('box', '8a5a34', '5e3a1e', 0.35, 2)
    rbox('bx', 0.26, 0.18, 0.03, bx, 0.004, 2, (0.36, 0.12, 0.016), (0, 0, rad(-16)))
    for k in range(6):
        o = cyl(0.011, 0.15, cg, (0.27 + 0.028 * k, 0.075 - 0.007 * k, 0.042), (rad(-90), 0, rad(-16)))
    citrus(-0.28, -0.02, 0, 0.036, 'f08a34')
    citrus(-0.24, -0.1, 0.0, 0.034, 'f08a34', (0, 0, 0), True)
    F.dome((-0.42, 0.22, 0.05), 0.13, n=18, fs=0.13, leaves=22, leafL=1.3, fill=5, zmin=-0.1)
    C = Candles(0.4)
    for x, y in ((0.16, 0.3), (-0.2, 0.34), (0.5, 0.3)):
        C.votive(x, y, 0)
    room()
    camera((0.1, -0.95, 0.3), (0.03, 0.03, 0.08), 54, 2.0, focus=(0.03, -0.12, 0.05))
    render(kind, exposure=0.55, spp=40, bloom=0.1, bounces=10)
elif kind in ('lemonade', 'spritz'):
    plane(6, 2.4, wood('tb', 'd8b890', 'b89468', 0.5, 0.7) if kind == 'lemonade' else marble('mb', 'f6f0ea', 'd6c8bc'), (0, 0.3, 0))
    if kind == 'lemonade':
        jar = lathe('jar', [(0, 0.004), (0.095, 0.0), (0.1, 0.01), (0.105, 0.2), (0.1, 0.25), (0.085, 0.28), (0.085, 0.3), (0.082, 0.3), (0.082, 0.278), (0.096, 0.25), (0.1, 0.2), (0.096, 0.014), (0, 0.012)], tg, 64)
        ice = thin('icet', 'f6fbff', 0.7)
        for k, (x, c, fr) in enumerate(((-0.2, T['drinks'][1], 'f2c23a'), (0.12, T['drinks'][0], 'f08a34'))):
            obj('std', lathe('std', smoothprof([(0, 0), (0.09, 0), (0.085, 0.01), (0.05, 0.03), (0.05, 0.08), (0.1, 0.1), (0, 0.1)], 4), pbr('stm', 'f6f1e8', 0.4, coat=0.2), 48), (x, 0.2, 0))
            obj('jar', jar, (x, 0.2, 0.1))
            m = thin('lem%d' % k, c, 0.05, c, 0.24)
            obj('lq', lathe('lq%d' % k, [(0, 0.016), (0.094, 0.018), (0.099, 0.2), (0.097, 0.235), (0, 0.235)], m, 56), (x, 0.2, 0.1))
            for j in range(10):
                a = j * 2.4
                citrus(x + 0.082 * math.cos(a), 0.2 + 0.082 * math.sin(a), 0.15 + 0.02 * j, 0.03, fr, (rad(90), 0, a + pi / 2), True)
            cyl(0.012, 0.05, chrome, (x, 0.1, 0.14), (rad(90), 0, 0))
            cyl(0.006, 0.03, chrome, (x, 0.062, 0.13))
            cyl(0.1, 0.012, g, (x, 0.2, 0.4))
            sphere(0.018, g, (x, 0.2, 0.428), 20)
    gls = lathe('hb', [(0, 0.0), (0.031, 0), (0.031, 0), (0.0315, 0.0005), (0.036, 0.14), (0.036, 0.14)], tg, 56) if kind == 'lemonade' else wineglass(gl, 0.2, 0.055)
    pts = ((-0.06, -0.08), (0.08, -0.14), (0.24, -0.06), (-0.22, -0.14)) if kind == 'lemonade' else ((-0.17, 0.0), (0.02, -0.08), (0.2, 0.02))
    ice = glass('ice', 'f4faff', 0.04, 1.31)
    for k, (x, y) in enumerate(pts):
        c = T['drinks'][k % 2] if kind == 'lemonade' else ('f2702c' if pal in ('sunset', 'peach', 'terracotta') else T['drinks'][k % 3])
        m = liquid('dr%d' % k, c, 0.4)
        obj('gl', gls, (x, y, 0))
        if kind == 'lemonade':
            obj('dl', lathe('dl%d' % k, [(0, 0.007), (0.0302, 0.007), (0.0302, 0.007), (0.0342, 0.115), (0.0342, 0.115), (0, 0.115)], thin('dt%d' % k, c, 0.1, c, 0.35), 48), (x, y, 0))
            strw = tubes([[(x - 0.01, y, 0.02), (x + 0.022, y + 0.01, 0.19)]], 0.0035, pbr('st%d' % (k % 2), (P['a'][0], P['w'][0])[k % 2], 0.6), 10)
            top = 0.125
        else:
            h, R = (0.2, 0.055)
            obj('dl', lathe('dl%d' % k, smoothprof([(0, h * 0.487), (0.0105, h * 0.498), (R * 0.955, h * 0.68), (R * 0.9, h * 0.84)], 5) + [(0, h * 0.84)], m, 48), (x, y, 0))
            for q in range(3):
                icecube(ice, 0.026, (x + r.uniform(-0.02, 0.02), y + r.uniform(-0.02, 0.02), 0.168), r)
            top = 0.19
        citrus(x + 0.024, y - 0.02, top + 0.012, 0.026, ('f08a34', 'f2c23a')[k % 2], (rad(76), 0, rad(24)), True)
        F.put(F.leaves[5], Vector((x - 0.012, y, top - 0.01)), Vector((-0.3, 0, 1)), 0.09)
        F.put(F.small[k % 3], Vector((x - 0.016, y - 0.008, top + 0.012)), Vector((0, -0.4, 1)), 0.03)
    for k in range(5):
        citrus(0.34 + 0.055 * (k % 3), 0.02 + 0.06 * (k // 3), 0, 0.034, ('f2c23a', 'f08a34')[k % 2])
    citrus(0.36, -0.12, 0, 0.034, 'f08a34', (0, 0, 0), True)
    F.dome((-0.48, 0.24, 0.08), 0.15, n=20, fs=0.14, leaves=24, leafL=1.3, fill=6, zmin=-0.1)
    F.dome((0.52, 0.4, 0.08), 0.15, n=18, fs=0.14, leaves=24, leafL=1.3, fill=6, zmin=-0.1)
    petals(F, 6, (-0.2, 0.3), (-0.24, -0.18))
    room()
    camera((0.06, -1.2, 0.36), (0.02, 0.06, 0.17 if kind == 'lemonade' else 0.11), 50 if kind == 'lemonade' else 64, 2.2, focus=(0.02, -0.1, 0.1))
    render(kind, exposure=0.4, spp=40, bloom=0.06, bounces=10)
